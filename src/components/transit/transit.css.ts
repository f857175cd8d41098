import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
/** Five names don't fit on a phone: only the current one is visible. */
export const steps = style({});
globalStyle(`${steps} li:not([data-state=now]) > span`, {
  '@media': {
    [media.phoneOnly]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${steps} li[data-state=now] > span`, {
  '@media': { [media.phoneOnly]: { whiteSpace: 'nowrap' } },
});
globalStyle(`${steps} li[data-state=now]:nth-child(n + 4) > span`, {
  '@media': { [media.phoneOnly]: { justifySelf: 'end' } },
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const small = style({ fontSize: vars.fontSize[12], color: color.textMuted });

/** Pictures beside the text. */
export const cardBody = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  '@media': { [media.tablet]: { gap: space[16] } },
});
/** Up to four small pictures, or one of the same total size. */
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignContent: 'start',
  inlineSize: '88px',
});
export const picture = style({ selectors: { '&:only-child': { gridColumn: '1 / -1' } } });
export const facts = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
});
export const route = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  fontWeight: vars.fontWeight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** A text that is never broken. */
export const unbroken = style({ whiteSpace: 'nowrap' });
export const tracking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  fontSize: vars.fontSize[13],
  fontVariantNumeric: 'tabular-nums',
});

export const numbers = style({ display: 'grid', gap: space[8] });
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  paddingInline: space[12],
  paddingBlock: space[4],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
  fontVariantNumeric: 'tabular-nums',
});
export const numberValue = style({ display: 'flex', alignItems: 'center' });
export const trace = style({ display: 'grid', gap: space[2] });
export const location = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const billTotal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[16],
  fontWeight: vars.fontWeight.bold,
});
export const door = style({ marginBlockStart: space[16] });
export const billNotes = style([
  small,
  { display: 'grid', gap: space[4], marginBlockStart: space[12] },
]);
export const strongRow = style({ fontWeight: vars.fontWeight.bold });

export const pickup = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
});
/** The pick-up code: large, because the shopper reads it out at a counter. */
export const code = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[36],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '0.08em',
});
export const address = style({ display: 'grid', gap: space[4], fontStyle: 'normal' });

export const parcels = style({ display: 'grid' });
export const parcel = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'start',
  paddingBlock: space[12],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: '64px minmax(0, 1fr) auto' } },
});
export const parcelTitle = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const measures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[2],
  fontSize: vars.fontSize[13],
  fontVariantNumeric: 'tabular-nums',
});
export const leaveOut = style({
  gridColumn: 2,
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  selectors: { '&:hover': { color: color.text } },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.touch },
    [media.tablet]: { gridColumn: 3 },
  },
});
export const reasons = style({ display: 'grid', gap: space[4] });
