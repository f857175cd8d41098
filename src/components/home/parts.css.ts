import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space[48],
  '@media': { [media.tablet]: { gap: space[64], paddingBlockEnd: space[80] } },
});

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 40%',
  alignItems: 'center',
  gap: space[16],
  blockSize: '100%',
  minBlockSize: '160px',
  padding: space[16],
  borderRadius: vars.radius.xl,
  backgroundColor: color.primarySoft,
  color: color.text,
  overflow: 'hidden',
  transition: `box-shadow ${vars.motion.normal}`,
  ':hover': { boxShadow: vars.shadow.middle },
  '@media': { [media.tablet]: { padding: space[20] } },
});
export const bannerWords = style({ display: 'grid', gap: space[4] });
export const bannerTitle = style({ fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold });
export const bannerText = style({ fontSize: vars.fontSize[13], color: color.neutral[700] });

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
