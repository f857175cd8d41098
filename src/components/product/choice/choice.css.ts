import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';
import { bars, inFlowIfLow } from '../../shell/bars.css';

const { color, space } = vars;

/** On a phone its parts belong to the column of the page, so that the price can stand at its top. */
export const choice = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  minInlineSize: 0,
  '@media': { [media.phoneOnly]: { display: 'contents' } },
});

/** The price is the most prominent part of the page. A phone shows it first, below the picture. */
export const priceBlock = style({
  '@media': { [media.phoneOnly]: { order: -1 } },
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceSunken,
});

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: space[8],
});
const stepBase = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  padding: space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
});
export const step = styleVariants({
  other: [stepBase, { color: color.textMuted }],
  current: [
    stepBase,
    { borderColor: color.primaryText, backgroundColor: color.surfaceRaised, color: color.text },
  ],
});
export const stepFrom = style({ fontSize: vars.fontSize[13] });
export const stepMark = style({
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  color: color.primaryText,
});
export const hint = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const tooMuch = style({ fontSize: vars.fontSize[13], color: color.danger });
/** Keeps the space of a text that does not apply now. */
export const reserved = style({ visibility: 'hidden' });

/** The choice by attributes. Without scripts a list of all variants replaces it. */
export const withScript = style({
  display: 'grid',
  gap: space[20],
  '@media': { [media.noScript]: { display: 'none' } },
});
export const withoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});

export const legend = style({ marginBlockEnd: space[8], color: color.textMuted });
export const legendValue = style({ color: color.text, fontWeight: vars.fontWeight.medium });
export const values = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

const valueBase = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  minBlockSize: '40px',
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
  lineHeight: '1.3',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    '&:has(:checked)': {
      borderColor: color.focusRing,
      boxShadow: `inset 0 0 0 1px ${color.focusRing}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
const unavailable = style([
  valueBase,
  {
    borderStyle: 'dashed',
    color: color.textMuted,
    textDecoration: 'line-through',
    cursor: 'not-allowed',
  },
]);
export const value = styleVariants({
  AVAILABLE: [valueBase],
  SOLD_OUT: [unavailable],
  IMPOSSIBLE: [unavailable],
});
export const withPicture = style({ paddingInlineStart: '3px' });
export const swatch = style({
  flex: 'none',
  inlineSize: '40px',
  selectors: { [`${value.SOLD_OUT} > &, ${value.IMPOSSIBLE} > &`]: { opacity: 0.5 } },
});

export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

export const table = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  minBlockSize: '56px',
  fontWeight: vars.fontWeight.medium,
  backgroundColor: color.surfaceSunken,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const group = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const groupName = style({ flex: 1, minInlineSize: 0 });
export const arrow = style({
  flex: 'none',
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const rowName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
});
export const rowPicture = style({ flex: 'none', inlineSize: '40px' });
export const rowText = style({ display: 'grid', minInlineSize: 0 });
export const removedName = style({ textDecoration: 'line-through', color: color.textMuted });

export const problem = style({ color: color.danger, fontWeight: vars.fontWeight.medium });
/** At the place where something is missing. */
export const missing = style([problem, { marginBlockEnd: space[8] }]);

/** Fixed to the lower edge of a phone's screen; on larger screens it sticks to the lower edge until one has scrolled to its place in the page. */
export const bar = style({
  display: 'grid',
  gap: space[12],
  backgroundColor: color.surface,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: space[12],
      marginBlock: `calc(-1 * ${space[12]})`,
    },
    [media.phoneOnly]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: bars.bottom,
      zIndex: vars.zIndex.sticky,
      gap: space[8],
      padding: `${space[8]} ${space[16]}`,
      borderBlockStart: `1px solid ${color.border}`,
      backgroundColor: color.surfaceRaised,
    },
    ...inFlowIfLow,
  },
});
/** Keeps floating buttons above the bar. */
globalStyle(`:root:has(${bar})`, {
  vars: { [bars.action]: '96px' },
});
/** Leaves space for the bar at the end of the page. */
globalStyle(`body:has(${bar})`, {
  '@media': { [media.phoneOnly]: { paddingBlockEnd: space[64] } },
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minBlockSize: '1lh',
});
/** Keeps its space, so that the buttons don't move when the sum appears. The bar of a phone grows upwards instead. */
export const noSum = style({
  visibility: 'hidden',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
  '@media': { [media.tablet]: { maxInlineSize: '480px' } },
});
/** On a phone a long label, such as in French, needs the whole width of its button. */
globalStyle(`${buttons} > button`, {
  '@media': { [media.phoneOnly]: { paddingInline: space[4], fontSize: vars.fontSize[14] } },
});
