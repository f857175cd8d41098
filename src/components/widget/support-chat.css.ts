import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from '../shell/bars.css.ts';
import { nothingFloats } from '../shell/shell.css.ts';

const { color, space } = vars;
const fromBelow = `calc(${bars.bottom} + ${bars.action} + ${space[16]})`;

export const launcher = style({
  position: 'fixed',
  zIndex: vars.zIndex.sticky,
  insetInlineEnd: space[16],
  insetBlockEnd: fromBelow,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minInlineSize: vars.touch,
  blockSize: vars.touch,
  paddingInline: space[12],
  borderRadius: vars.radius.full,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.fontWeight.medium,
  boxShadow: vars.shadow.high,
  selectors: { '&:hover': { backgroundColor: color.primaryHover } },
  '@media': {
    [media.desktop]: { paddingInline: space[16] },
    [media.print]: { display: 'none' },
  },
});
/** Rules for a button at the end of the page, where it does not float over the content. */
const atEnd = {
  position: 'relative',
  insetBlockEnd: 'auto',
  insetInlineEnd: 'auto',
  inlineSize: 'fit-content',
  marginInlineStart: `auto`,
  marginInlineEnd: space[16],
  marginBlockEnd: fromBelow,
} as const;
globalStyle(launcher, { '@media': { [media.low]: atEnd } });
/** The button is in the room that the footer leaves for it. */
globalStyle(`:root:has(${nothingFloats}) ${launcher}`, {
  ...atEnd,
  marginBlockStart: `calc(-1 * (${vars.touch} + ${space[16]} + ${bars.bottom}))`,
  marginBlockEnd: `calc(${space[16]} + ${bars.bottom})`,
});
// Makes room for the button: below other floating elements, and at the end of the page.
globalStyle(`:root:has(${launcher})`, {
  vars: { [bars.corner]: `calc(${vars.touch} + ${space[12]})` },
});

export const words = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'inline' } },
});

/** Covers a phone's screen; on larger screens it is in the corner, and the shop stays usable. */
export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  overflow: 'hidden',
  selectors: { '&[open]': { display: 'flex' } },
  '@media': {
    [media.tablet]: {
      inset: 'auto',
      insetInlineEnd: space[16],
      insetBlockEnd: `calc(${fromBelow} + ${bars.corner})`,
      inlineSize: '400px',
      blockSize: `min(640px, 100dvh - ${bars.top} - ${space[80]})`,
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.xl,
      boxShadow: vars.shadow.high,
    },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingBlock: space[8],
  paddingInline: `${space[20]} ${space[8]}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const frame = style({ flex: 1, minBlockSize: 0, inlineSize: '100%', border: 0 });
