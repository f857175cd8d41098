import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars, inFlowIfLow } from '../shell/bars.css.ts';
import { OWN_SEARCH } from '../shell/own-search.ts';

const { color, space } = vars;

/** The header itself makes no box: a sticky row sticks only as long as its parent's box is visible. */
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
  '@media': inFlowIfLow,
});
/** The sticky row above a navigation: at the top of the page, the line is below the navigation instead. */
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
  position: 'relative',
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
/** Visually hidden on a phone to make room for the search field. The logo still identifies the shop. */
export const nameBesideSearch = style({ '@media': { [media.phoneOnly]: unseen } });

export const middle = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
});
const expanded = { display: 'flex', flex: 1, minInlineSize: 0, maxInlineSize: '640px' } as const;
/** The place of the collapsed search field: its button, or the field while it is expanded. */
export const collapsedPlace = style({
  marginInlineStart: 'auto',
  selectors: { '&:has([data-expanded])': expanded },
  '@media': { [media.noScript]: expanded },
});
export const searchPlace = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.desktop]: { maxInlineSize: '640px' } },
});

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});
/** The page's own field, when it has scrolled below the header: by the browser, or by the mark of a scrolled page. */
const WHEN_OWN_LEAVES = {
  animation: `${appear} linear both`,
  animationTimeline: OWN_SEARCH,
  animationRange: 'exit 0% exit 100%',
} as const;
const KNOWS_TIMELINES = '(animation-timeline: view())';
/** Shown once the page's own large field has left the screen, and always without a script. */
export const searchPlaceAfterOwn = style([
  searchPlace,
  {
    '@media': {
      '(scripting: enabled)': {
        opacity: 0,
        visibility: 'hidden',
        transition: `opacity ${vars.motion.normal}`,
        selectors: {
          ':root[data-scrolled] &, &:focus-within': { opacity: 1, visibility: 'visible' },
        },
        '@supports': {
          [KNOWS_TIMELINES]: {
            ...WHEN_OWN_LEAVES,
            selectors: { '&:focus-within': { animation: 'none' } },
          },
        },
      },
    },
  },
]);
/** On a phone the name takes no room, and makes way for that field. */
export const nameUntilSearch = style({
  '@media': {
    [media.phoneOnly]: {
      position: 'absolute',
      insetInlineStart: '40px',
      maxInlineSize: '48vw',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      selectors: {
        [`:root[data-scrolled] &, ${row}:has(search:focus-within) &`]: {
          opacity: 0,
          visibility: 'hidden',
        },
      },
      '@supports': {
        [KNOWS_TIMELINES]: { ...WHEN_OWN_LEAVES, animationDirection: 'reverse' },
      },
    },
    [`${media.phoneOnly} and ${media.noScript}`]: { ...unseen, animation: 'none' },
  },
});

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInline: `auto calc(-1 * ${space[12]})`,
});
export const wideOnly = style({ '@media': { [media.phoneOnly]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });

/** The navigation below the row. On a phone the navigation sheet has it. */
export const navigation = style({
  display: 'none',
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { display: 'block' } },
});

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
    // Where no entry is the current page, the first stands out a little (docs/specification.md, S2.34).
    [`${list}:not(:has([aria-current])) > :first-child > &`]: { color: color.text },
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
const fade = keyframes({ from: { opacity: 0 } });

/** The navigation of a phone: a native dialog, so it opens without scripts. */
export const sheet = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  inlineSize: 'min(86vw, 360px)',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  paddingBlockEnd: space[24],
  selectors: {
    '&:is([open], :popover-open)': { animation: `${slide} ${vars.motion.slow}` },
    '[dir=rtl] &:is([open], :popover-open)': { animationName: slideRtl },
    '&::backdrop': {
      backgroundColor: 'rgb(0 0 0 / 0.48)',
      animation: `${fade} ${vars.motion.slow}`,
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
/** Not for a visitor, whose account button leads to the sign-in page. */
export const signOut = style({
  selectors: {
    [`${header}:has(${actions} a[href^='/auth/login']) &`]: { display: 'none' },
  },
});
globalStyle(`${sheetItem} > i`, { color: color.textMuted });
export const sheetFoot = style({
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
});
/** The page below the sheet does not scroll. */
globalStyle(`html:has(${sheet}:is([open], :popover-open))`, { overflow: 'hidden' });
