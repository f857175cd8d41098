import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';
import { bars } from '../../shell/bars.css';

const { color, space } = vars;

/** From this width on the sum has room beside the table and the navigation of the personal pages. */
const WIDE = '(min-width: 1280px)';
/** From this width on the freight options are a table, below it they are cards. */
const TABLE = '(min-width: 540px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', gap: space[24] } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});
export const summaryColumn = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  '@media': {
    [WIDE]: { position: 'sticky', insetBlockStart: `calc(${bars.top} + ${space[16]})` },
  },
});
// Sums are dimmed while they are calculated again.
globalStyle(`${page}[aria-busy=true] [data-quote]`, {
  opacity: 0.5,
  transition: `opacity ${vars.motion.fast}`,
});

export const step = style({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
export const stepNumber = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  backgroundColor: color.primarySoft,
  color: color.primaryText,
  fontSize: vars.fontSize[13],
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const small = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

/** The checked radio button decides which part is shown, with or without scripts. */
export const destination = style([part]);
export const toDoor = style({
  selectors: {
    [`${destination}:has([name=selfPickup][value=true]:checked) &`]: { display: 'none' },
  },
});
export const pickupPoints = style({
  display: 'none',
  gap: space[8],
  selectors: {
    [`${destination}:has([name=selfPickup][value=true]:checked) &`]: { display: 'grid' },
  },
});
export const pickupPoint = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
export const addressName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
});
export const addressForm = style([part]);
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const addButton = style({ marginBlockStart: space[12] });

export const options = style({ containerType: 'inline-size' });
export const frame = style({
  '@container': {
    [`not ${TABLE}`]: { border: 0, borderRadius: 0, backgroundColor: 'transparent' },
  },
});
globalStyle(`${frame} table`, {
  '@container': { [`not ${TABLE}`]: { display: 'grid', gap: space[8] } },
});
globalStyle(`${frame} thead th`, { paddingInline: space[8] });
globalStyle(`${frame} thead th:first-child`, { paddingInlineStart: space[12] });
globalStyle(`${frame} thead th:last-child`, { paddingInlineEnd: space[12] });
export const columns = style({ '@container': { [`not ${TABLE}`]: { display: 'none' } } });

/** A freight option: a `tbody` with two rows of the table, or a card. */
const card = {
  position: 'relative',
  '@container': {
    [`not ${TABLE}`]: {
      display: 'block',
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: color.surfaceRaised,
    },
  },
} as const;
export const option = style({
  ...card,
  selectors: {
    '&:has(:checked)': { backgroundColor: color.primarySoft },
    '&:hover': { cursor: 'pointer' },
  },
});
/** An option with a price that can't be chosen: the shopper wants to pick up, and it has no pick-up. */
export const unavailable = style({ ...card, color: color.textMuted });
// The table colours the row below the pointer. Here it must not: the two rows of an option share one background.
globalStyle(`${option} > tr:hover, ${unavailable} > tr:hover`, { backgroundColor: 'transparent' });
/** The first row of an option: its name, numbers and price. */
export const firstRow = style({
  position: 'relative',
  '@container': {
    [`not ${TABLE}`]: {
      display: 'grid',
      gridTemplateColumns: '76px repeat(3, minmax(0, 1fr))',
      gap: space[8],
      padding: space[12],
      paddingBlockEnd: 0,
    },
  },
});
const cell = {
  borderBlockEnd: 0,
  paddingBlockEnd: 0,
  paddingInline: space[8],
  '@container': { [`not ${TABLE}`]: { padding: 0 } },
} as const;
globalStyle(`${firstRow} > th, ${firstRow} > td`, cell);
globalStyle(`${firstRow} > :first-child`, {
  '@container': { [TABLE]: { paddingInlineStart: space[12] } },
});
globalStyle(`${firstRow} > :last-child`, {
  '@container': { [TABLE]: { paddingInlineEnd: space[12] } },
});
export const name = style({ '@container': { [`not ${TABLE}`]: { gridColumn: '1 / 3' } } });
/** The label covers the whole row. */
export const pick = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  cursor: 'inherit',
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '2px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${color.primaryText}` },
    '&:disabled': { opacity: 0.5 },
  },
});
export const title = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const figure = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    [`not ${TABLE}`]: {
      gridRow: 2,
      display: 'grid',
      alignContent: 'space-between',
      textAlign: 'start',
      whiteSpace: 'normal',
      fontSize: vars.fontSize[13],
    },
  },
});
export const figureLabel = style({
  display: 'none',
  fontSize: vars.fontSize[12],
  color: color.textMuted,
  '@container': { [`not ${TABLE}`]: { display: 'block' } },
});
export const strong = style({ fontWeight: vars.fontWeight.bold });
export const price = style({
  textAlign: 'end',
  '@container': { [`not ${TABLE}`]: { gridColumn: '3 / 5', gridRow: 1 } },
});
/** Both currencies, one below the other. */
export const amounts = style({ flexDirection: 'column', alignItems: 'flex-end' });
/** The second row of an option: how its price is calculated. */
export const secondRow = style({ '@container': { [`not ${TABLE}`]: { display: 'block' } } });
globalStyle(`${secondRow} > td`, {
  paddingBlockStart: 0,
  paddingBlockEnd: space[8],
  paddingInline: space[12],
  '@container': {
    [`not ${TABLE}`]: { display: 'block', paddingInline: space[12], borderBlockEnd: 0 },
  },
});
export const details = style({ position: 'relative' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '32px',
  fontSize: vars.fontSize[13],
  color: color.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const breakdown = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[8],
  maxInlineSize: '480px',
});
/** An option that does not take these parcels: one row with its name and the reason. */
export const refused = style({
  color: color.textMuted,
  '@container': {
    [`not ${TABLE}`]: { display: 'grid', gridTemplateColumns: '1fr', paddingBlock: space[4] },
  },
});
globalStyle(`${refused} > th, ${refused} > td`, {
  paddingInline: space[12],
  '@container': { [`not ${TABLE}`]: { border: 0, padding: `0 ${space[12]}` } },
});

export const insurance = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)', gap: space[24] } },
});
export const insure = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const currencySign = style({ paddingInline: space[12], color: color.textMuted });

export const summaryBody = style({ display: 'grid', gap: space[8] });
export const buttons = style({ display: 'grid', gap: space[8], marginBlockStart: space[16] });
export const withoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'inline-flex' } },
});
export const nextSteps = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'decimal',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});
