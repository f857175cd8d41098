import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space[48],
  '@media': { [media.tablet]: { gap: space[64], paddingBlockEnd: space[80] } },
});
/**
 * Browsers lay out a part only when it comes near the screen. This halves the work before the first
 * paint.
 */
globalStyle(`${page} > section`, {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 340px',
  // Room for focus rings and for the buttons at the ends of a shelf.
  overflowClipMargin: space[16],
});

/** Banners are light pictures with their subject at the end of the row; the text is at its start. */
export const banner = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  // At least: a text that needs more makes it higher.
  aspectRatio: '2 / 1',
  borderRadius: vars.radius.xl,
  overflow: 'clip',
  color: '#1f2933',
  backgroundColor: color.surfaceHover,
  '@media': {
    [media.tablet]: { aspectRatio: '4 / 1' },
    [media.desktop]: { aspectRatio: '5.6 / 1' },
  },
});
export const bannerPicture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  objectPosition: '85%',
  selectors: { '[dir=rtl] &': { scale: '-1 1' } },
});
export const bannerWords = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  alignContent: 'center',
  blockSize: '100%',
  paddingInlineStart: space[16],
  '@media': {
    // On narrow screens the text covers the subject of the picture, which fades behind it.
    [media.phoneOnly]: {
      inlineSize: '75%',
      paddingInlineEnd: '22%',
      backgroundImage: 'linear-gradient(90deg, rgb(255 255 255 / 0.92) 55%, transparent)',
    },
    [media.tablet]: { inlineSize: '48%', paddingInlineStart: space[24] },
    [media.desktop]: { gap: space[8], paddingInlineStart: space[48] },
  },
  selectors: {
    '[dir=rtl] &': {
      '@media': {
        [media.phoneOnly]: {
          backgroundImage: 'linear-gradient(270deg, rgb(255 255 255 / 0.92) 55%, transparent)',
        },
      },
    },
  },
});
export const bannerTitle = style({
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { fontSize: vars.fontSize[28] },
    [media.desktop]: { fontSize: vars.fontSize[36] },
  },
});
export const bannerText = style({
  fontSize: vars.fontSize[13],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[16] } },
});

export const steps = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[4],
  alignContent: 'start',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space[8],
      padding: space[20],
    },
  },
});
export const stepIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  gridRow: '1 / span 3',
  borderRadius: '50%',
  backgroundColor: color.primarySoft,
  color: color.primaryText,
  '@media': { [media.desktop]: { gridRow: 'auto' } },
});
export const stepTitle = style({ fontSize: vars.fontSize[16] });
export const stepText = style({ color: color.textMuted });
export const figure = style({ fontWeight: vars.fontWeight.medium, color: color.primaryText });
export const rate = style({ color: color.textMuted, fontSize: vars.fontSize[13] });

export const categories = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: space[12], gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});
// On a phone these parts are twice as high as a shelf. With the usual estimate, the part below would
// seem near the screen and be laid out too early.
globalStyle(`${page} > section:has(> ${steps}, > ${categories})`, {
  '@media': { [media.phoneOnly]: { containIntrinsicBlockSize: 'auto 640px' } },
});

export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  textAlign: 'center',
  fontSize: vars.fontSize[13],
  lineHeight: '1.35',
  ':hover': { color: color.primaryText },
});
export const categoryPicture = style({ border: `1px solid ${color.border}` });

export const announcement = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });
export const announced = style({
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
