import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from '../shell/bars.css.ts';

const { color, space } = vars;

/** From this width on, the navigation fits beside the logo on a page without a search field. */
const roomy = '(min-width: 1200px)';

/** Has no box of its own, so that its row is sticky within the whole page. */
export const header = style({
  display: 'contents',
  '@media': { [media.print]: { display: 'none' } },
});

export const sticky = style({
  position: 'sticky',
  zIndex: vars.zIndex.header,
  insetBlockStart: 0,
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
/** The header's row above a navigation, which has the line below instead. */
export const aboveNavigation = style({
  '@media': {
    [media.tablet]: {
      borderBlockEndColor: 'transparent',
      selectors: { ':root[data-scrolled] &': { borderBlockEndColor: color.border } },
    },
  },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: bars.top,
  '@media': { [media.tablet]: { gap: space[16] } },
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  flex: 'none',
  minInlineSize: vars.touch,
  minBlockSize: vars.touch,
  marginInlineEnd: space[8],
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.bold,
  letterSpacing: '-0.01em',
});
export const logo = style({ inlineSize: '32px', blockSize: '32px', objectFit: 'contain' });
/** For screen readers only. */
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
export const name = style({
  whiteSpace: 'nowrap',
  '@media': {
    [media.phoneOnly]: { selectors: { [`${row}:has([data-expanded]) &`]: unseen } },
  },
});
/** Visually hidden on a phone beside a search field. The logo still identifies the shop. */
export const nameBesideSearch = style({ '@media': { [media.phoneOnly]: unseen } });

export const middle = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: 0,
});
const open = { display: 'flex', flex: 1, minInlineSize: 0, maxInlineSize: '640px' } as const;
/** The place where a collapsed search field opens, above the navigation. */
export const collapsedPlace = style({
  marginInlineStart: 'auto',
  selectors: { '&:has([data-expanded])': open },
  '@media': { [roomy]: { marginInlineStart: 0 }, [media.noScript]: open },
});
export const searchPlace = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.desktop]: { maxInlineSize: '640px' } },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInline: `auto calc(-1 * ${space[12]})`,
});
export const wideOnly = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const navigation = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});
export const below = style([
  navigation,
  { backgroundColor: color.surface, borderBlockEnd: `1px solid ${color.border}` },
]);
const away = { display: 'none' } as const;
const beside = {
  display: 'block',
  selectors: { [`${middle}:has([data-expanded]) > &`]: away },
} as const;
/** In a row without a search field, the navigation is in the row if it is wide enough. */
export const inRow = style({ display: 'none', minInlineSize: 0, '@media': { [roomy]: beside } });
export const belowUntilRoomy = style([below, { '@media': { [roomy]: away } }]);

/** Without a script the collapsed field is open, so the row has no space left. */
const roomyWithScript = `${roomy} and (scripting: enabled)`;
export const inRowBesideButton = style({
  display: 'none',
  minInlineSize: 0,
  '@media': { [roomyWithScript]: beside },
});
export const belowBesideButton = style([below, { '@media': { [roomyWithScript]: away } }]);

export const list = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: `calc(-1 * ${space[12]})`,
});
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: '40px',
  paddingInline: space[12],
  whiteSpace: 'nowrap',
  color: color.neutral[700],
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: space[12],
      insetBlockEnd: 0,
      blockSize: '2px',
      borderRadius: '2px',
      backgroundColor: color.primaryText,
    },
  },
  '@media': { [media.coarsePointer]: { blockSize: vars.touch } },
});

const slide = keyframes({ from: { translate: '100% 0' } });
const slideRtl = keyframes({ from: { translate: '-100% 0' } });
const appear = keyframes({ from: { opacity: 0 } });

/** The navigation of a phone: the browser's own popover, so it opens without a script. */
export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: 'min(86vw, 360px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  paddingBlockEnd: space[24],
  selectors: {
    '&:popover-open': { animation: `${slide} ${vars.motion.slow}` },
    '[dir=rtl] &:popover-open': { animationName: slideRtl },
    '&::backdrop': {
      backgroundColor: 'rgb(0 0 0 / 0.48)',
      animation: `${appear} ${vars.motion.slow}`,
    },
  },
});
export const sheetHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: bars.top,
  paddingInline: `${space[20]} ${space[8]}`,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const sheetItem = style({
  display: 'flex',
  inlineSize: '100%',
  textAlign: 'start',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '52px',
  paddingInline: space[20],
  fontSize: vars.fontSize[16],
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
  },
});
export const sheetIcon = style({ color: color.textMuted });
export const sheetFoot = style({
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
});
/** The page below the sheet does not scroll. */
globalStyle(`html:has(${sheet}:popover-open)`, { overflow: 'hidden' });
