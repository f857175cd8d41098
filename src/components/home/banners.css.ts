import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

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
