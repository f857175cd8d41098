import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

const PICTURE = '64px';
/** The height of the closed line on a phone: two lines of amounts. */
const LINE = '56px';

export const destination = style({ position: 'relative', justifySelf: 'start' });
export const chosen = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.touch,
  paddingInline: space[16],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { borderColor: color.neutral[700] },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
export const chosenLabel = style({
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
export const arrow = style({
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const countries = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineStart: 0,
  inlineSize: '240px',
  maxBlockSize: '320px',
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
});
export const country = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch,
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: color.primaryText, fontWeight: vars.fontWeight.bold },
  },
});

export const example = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.middle,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

/** The product: a row, unless it is beside the opened cost. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: `${PICTURE} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: space[12],
  borderRadius: vars.radius.xl,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.tablet]: {
      gap: space[16],
      paddingBlock: space[12],
      paddingInline: space[16],
      selectors: {
        [`${example}:has(> [open]) > &`]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});
export const picture = style({ borderRadius: vars.radius.md });
export const productTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.fontWeight.medium,
  selectors: { 'a:hover > &': { color: color.primaryText } },
});

/** The cost: below the product on a phone, otherwise beside it. */
export const bill = style({
  minInlineSize: 0,
  borderBlockStart: `1px solid ${color.border}`,
  '@media': {
    [media.tablet]: {
      alignSelf: 'stretch',
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.border}`,
    },
  },
});
/** The line that is always shown. On a wider screen it is as high as the product beside it. */
export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: LINE,
  paddingInline: space[12],
  borderRadius: vars.radius.xl,
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.tablet]: {
      gap: space[16],
      minBlockSize: `calc(${PICTURE} + 2 * ${space[12]})`,
      paddingInline: space[24],
      fontSize: vars.fontSize[16],
    },
  },
});
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const main = style({
  fontSize: vars.fontSize[18],
  color: color.primaryText,
  '@media': {
    [media.tablet]: { fontSize: vars.fontSize[28], letterSpacing: '-0.02em' },
  },
});
export const converted = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
});
/** What the line opens to. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  padding: `${space[4]} ${space[12]} ${space[16]}`,
  '@media': { [media.tablet]: { padding: `${space[4]} ${space[24]} ${space[24]}` } },
});
/** An amount stays in one line beside a long note. */
globalStyle(`${parts} dd`, { whiteSpace: 'nowrap' });
export const others = style({
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });

/** The estimate for a shopper's own parcel, which is folded at first. */
export const parcel = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  paddingInline: space[16],
  scrollMarginTop: space[16],
});
