import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';
import { barHeight } from '../../shell/bar-height.ts';
import { bars, inFlowIfLow } from '../../shell/bars.css';
import { notice } from '../../ui/notice.css';

const { color, space } = vars;

/**
 * On a phone the parts of the panel belong to the column of the page, so that the price can stand at the top of that
 * column.
 */
const column = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [media.phoneOnly]: { display: 'contents' } },
} as const;
export const choice = style(column);
/**
 * The panel, from the title to the buttons. At 1440 × 900 it ends within the first 800 px of the page: its parts that
 * may be long (values and variants) scroll.
 */
export const panel = style(column);

/** The price is the most prominent part of the page. A phone shows it first, below the picture. */
export const priceBlock = style({
  display: 'grid',
  gap: space[8],
  '@media': { [media.phoneOnly]: { order: -1 } },
});
/**
 * The lowest and the highest price. There is always room for both and, on a phone, for their other currency below
 * them, so that nothing moves when the choice of a variant leaves one price.
 */
export const span = style({
  alignContent: 'start',
  '@media': { [media.phoneOnly]: { minBlockSize: '56px' } },
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
  padding: `${space[8]} ${space[12]}`,
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
/** A text that does not apply now, but keeps its space. */
export const reserved = style({ visibility: 'hidden' });

/** The choice by attributes. Without scripts a list of all variants replaces it. */
export const withScript = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.noScript]: { display: 'none' } },
});
export const withoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});

export const legend = style({ marginBlockEnd: space[4], color: color.textMuted });
export const legendValue = style({ color: color.text, fontWeight: vars.fontWeight.medium });
export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  // Room for the outline of a focused value.
  padding: space[4],
  margin: `calc(-1 * ${space[4]})`,
  // Two rows, and the beginning of a third.
  '@media': {
    [media.desktop]: { maxBlockSize: '104px', overflowY: 'auto', scrollbarWidth: 'thin' },
  },
});

const valueBase = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  minBlockSize: '36px',
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
  inlineSize: '34px',
  '@media': { [media.coarsePointer]: { inlineSize: '40px' } },
  selectors: { [`${value.SOLD_OUT} > &, ${value.IMPOSSIBLE} > &`]: { opacity: 0.5 } },
});

export const quantity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});

/** On a phone the stock has a line of its own, so that a longer text moves nothing. */
export const stock = style({
  '@media': { [media.phoneOnly]: { inlineSize: '100%', minBlockSize: '1lh' } },
});

export const table = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { maxBlockSize: '280px', overflowY: 'auto', scrollbarWidth: 'thin' },
  },
});
/** A panel with a notice before the choice: the notice takes the place of a part of the choice. */
const panelWithNotice = `${panel}:has(> ${notice})`;
globalStyle(`${panelWithNotice} ${values}`, {
  '@media': { [media.desktop]: { maxBlockSize: '68px' } },
});
globalStyle(`${panelWithNotice} ${table}`, {
  '@media': { [media.desktop]: { maxBlockSize: '208px' } },
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
/** Fixed to the lower edge of a phone's screen; on larger screens it sticks to the lower edge until one has scrolled to its place in the page. */
export const bar = style({
  display: 'grid',
  gap: space[8],
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
      insetBlockEnd: 0,
      zIndex: vars.zIndex.sticky,
      padding: `${space[8]} ${space[16]}`,
      paddingBlockEnd: `max(${space[8]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${color.border}`,
      backgroundColor: color.surfaceRaised,
    },
    ...inFlowIfLow,
  },
});
barHeight(bar, '96px', {});
/** Leaves space for the bar at the end of the page. */
globalStyle(`body:has(${bar})`, {
  '@media': { [media.phoneOnly]: { paddingBlockEnd: bars.action } },
});
export const sum = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  minBlockSize: '1lh',
  fontVariantNumeric: 'tabular-nums',
});
/**
 * The text while there is no sum. It keeps its space, so that the buttons don't move when the sum appears. On a phone,
 * where the price is scrolled away, it shows the price.
 */
export const noSum = style({ '@media': { [media.tablet]: { visibility: 'hidden' } } });
export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[8],
});
/** On a phone a long label, such as in French, needs the whole width of its button. */
globalStyle(`${buttons} > button`, {
  '@media': { [media.phoneOnly]: { paddingInline: space[4], fontSize: vars.fontSize[14] } },
});
