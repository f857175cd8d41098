import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space[16] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  paddingInline: space[16],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  fontSize: vars.fontSize[13],
});
export const number = style({
  position: 'relative',
  fontWeight: vars.fontWeight.bold,
  color: color.primaryText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
  },
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
/** A step's name with the days on which it is expected below. */
export const step = style({ display: 'grid' });
/** A number and its time; they wrap if they don't fit. */
export const numbered = style([muted, { display: 'flex', flexWrap: 'wrap', columnGap: space[8] }]);
export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInlineStart: 'auto',
});
export const body = style({ padding: space[16] });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});
export const total = style({ display: 'grid', gap: space[2] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
});

/** On a phone the actions of a card share a row, which is as wide as the card. */
globalStyle(`${foot} > ${actions}`, {
  '@media': { [media.phoneOnly]: { flexBasis: '100%' } },
});
globalStyle(`${foot} > ${actions} > :not(details)`, {
  '@media': { [media.phoneOnly]: { flexGrow: 1 } },
});
globalStyle(`${foot} > ${actions} > a`, {
  '@media': { [media.phoneOnly]: { paddingInline: space[8] } },
});
globalStyle(`${foot} > ${actions} > form > button`, {
  '@media': { [media.phoneOnly]: { inlineSize: '100%', paddingInline: space[8] } },
});

/** The question for cancelling opens below its button, in place of the other actions. */
export const close = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
/** Looks like a button. */
const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '40px',
  paddingInline: space[16],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
/** Opens a question or a form in place of the other actions. */
export const summary = styleVariants({
  primary: [
    button,
    {
      backgroundColor: color.primary,
      color: color.onPrimary,
      ':hover': { backgroundColor: color.primaryHover },
    },
  ],
  quiet: [
    button,
    {
      paddingInline: space[12],
      color: color.textMuted,
      ':hover': { backgroundColor: color.surfaceHover, color: color.text },
    },
  ],
  secondary: [
    button,
    {
      borderColor: color.borderStrong,
      backgroundColor: color.surfaceRaised,
      ':hover': { backgroundColor: color.surfaceHover },
    },
  ],
});
const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[8],
  padding: space[12],
  border: '1px solid',
  borderRadius: vars.radius.md,
});
/** A question before an action. */
export const asks = styleVariants({
  plain: [question, { borderColor: color.border, backgroundColor: color.surfaceSunken }],
  danger: [question, { borderColor: color.dangerBorder, backgroundColor: color.dangerSoft }],
});

/** A form that opens in place of the other actions. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '40rem',
  marginBlockStart: space[8],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  maxInlineSize: '40rem',
});
/** Boxes to tick, with their legend. */
export const submit = style({ justifySelf: 'start' });

/** The open tasks of the shopper. */
export const need = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
/** Free text with its line breaks. */
export const freeText = style({ whiteSpace: 'pre-line' });
export const quote = style({
  whiteSpace: 'pre-line',
  marginBlock: space[4],
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.borderStrong}`,
  fontSize: vars.fontSize[13],
});
export const eventFacts = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
});
export const rate = style({
  marginBlockStart: space[12],
  fontSize: vars.fontSize[12],
  color: color.textMuted,
});

const part = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  paddingBlock: space[12],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
} as const;
export const parcel = style(part);
export const parcelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const refundStates = style([
  muted,
  { display: 'grid', gap: space[2], listStyle: 'none', margin: 0, padding: 0 },
]);
export const refundNext = style({ display: 'grid', gap: space[2], margin: 0, fontWeight: 600 });
export const refund = style({ ...part, gap: space[4] });
export const refundHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
});

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[2],
  paddingBlock: space[8],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const paymentAmount = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const address = style({ display: 'grid', gap: space[4] });
