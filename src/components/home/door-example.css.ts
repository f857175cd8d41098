import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

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
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.middle,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 3fr' },
    [media.desktop]: { gridTemplateColumns: '420px minmax(0, 1fr)' },
  },
});

/** The product. On a phone its picture is small and beside the title. */
export const product = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(240px, 1fr) auto',
      gap: 0,
      padding: 0,
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${color.border}`,
    },
  },
});
/** The picture. Beside the bill it is as high as the bill. */
export const picture = style({
  borderRadius: vars.radius.md,
  '@media': {
    [media.tablet]: {
      aspectRatio: 'auto',
      blockSize: '100%',
      borderRadius: 0,
      borderStartStartRadius: `calc(${vars.radius.xl} - 1px)`,
    },
  },
});
globalStyle(`${picture} > img`, { position: 'absolute', inset: 0 });
export const productTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: vars.fontWeight.medium,
  selectors: { 'a:hover > &': { color: color.primaryText } },
  '@media': { [media.tablet]: { marginBlock: space[12], marginInline: space[20] } },
});

/** The bill, which is so narrow that each sum is near its name. */
export const bill = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  alignContent: 'center',
  gap: space[16],
  minInlineSize: 0,
  padding: space[16],
  '@media': {
    [media.tablet]: { padding: space[24] },
    [media.desktop]: { padding: `${space[32]} ${space[40]}` },
  },
});
/** An amount stays in one line beside a long note. */
globalStyle(`${bill} dd`, { whiteSpace: 'nowrap' });
export const sums = style({
  gap: space[12],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[16] } },
});
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
  paddingBlock: space[16],
  borderBlock: `1px solid ${color.border}`,
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.tablet]: { fontSize: vars.fontSize[18] } },
});
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  lineHeight: vars.lineHeight.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const main = style({
  fontSize: vars.fontSize[28],
  letterSpacing: '-0.02em',
  color: color.primaryText,
  '@media': { [media.tablet]: { fontSize: vars.fontSize[36] } },
});
export const converted = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
});
export const others = style({ fontSize: vars.fontSize[14] });
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });

/** The estimate for a shopper's own parcel, which is folded at first. */
export const parcel = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  paddingInline: space[16],
  scrollMarginTop: space[16],
  '@media': { [media.tablet]: { paddingInline: space[24] } },
});
