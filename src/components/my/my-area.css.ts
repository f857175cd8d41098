import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { bars } from '../shell/bars.css';

const { color, space } = vars;

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space[32] },
    [media.print]: { display: 'block' },
  },
});

/** The side navigation: beside the page, or on a phone a scrolling row above the page. */
export const nav = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  boxShadow: `inset 0 -1px ${color.border}`,
  '@media': {
    [media.desktop]: {
      flexDirection: 'column',
      gap: space[2],
      position: 'sticky',
      insetBlockStart: `calc(${bars.top} + ${space[16]})`,
      boxShadow: 'none',
      overflowX: 'visible',
    },
    [media.print]: { display: 'none' },
  },
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.touch,
  paddingInline: space[12],
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.primaryText },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.desktop]: {
      whiteSpace: 'normal',
      borderBlockEnd: 0,
      borderRadius: vars.radius.md,
      selectors: {
        '&:hover': { backgroundColor: color.surfaceHover },
        '&[aria-current]': { backgroundColor: color.primarySoft, color: color.primaryText },
      },
    },
  },
});

/** In a row, the count is on the icon's corner, so that nothing moves when it is loaded. */
export const counted = style({
  position: 'relative',
  marginInlineEnd: space[12],
  '@media': { [media.desktop]: { position: 'static', marginInlineEnd: 0 } },
});
export const count = style({
  position: 'absolute',
  insetBlockStart: '-8px',
  insetInlineStart: '10px',
  lineHeight: 0,
  '@media': {
    [media.desktop]: {
      insetBlockStart: 'calc(50% - 9px)',
      insetInlineStart: 'auto',
      insetInlineEnd: space[12],
    },
  },
});

export const content = style({ minInlineSize: 0 });
globalStyle(`${content} :where(h1)`, {
  fontSize: vars.fontSize[22],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
