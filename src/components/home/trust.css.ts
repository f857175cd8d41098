import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

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
export const how = style({ display: 'grid', gap: space[16] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[24],
  rowGap: space[4],
  color: color.textMuted,
  fontSize: vars.fontSize[13],
});

/** Two columns on a desktop: where we buy and what is new, and beside it what customers ask. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[48] },
  },
});
export const column = style({ display: 'grid', gap: space[32], minInlineSize: 0 });

export const marketplaces = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  '@media': {
    [media.tablet]: {
      gap: space[12],
      gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    },
  },
});

export const marketplace = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minInlineSize: 0,
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${vars.motion.normal}, box-shadow ${vars.motion.normal}`,
  ':hover': { borderColor: color.borderStrong, boxShadow: vars.shadow.middle },
  '@media': { [media.tablet]: { padding: space[12] } },
});

/** The square that stands for a marketplace's logo. */
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  border: `1px solid rgb(255 255 255 / 0.16)`,
  borderRadius: vars.radius.md,
  color: '#fff',
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.bold,
});

export const marketplaceText = style({ display: 'grid', minInlineSize: 0 });
export const marketplaceName = style({ fontWeight: vars.fontWeight.bold });
export const marketplaceAbout = style({
  fontSize: vars.fontSize[12],
  lineHeight: '1.35',
  color: color.textMuted,
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const announcement = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[12] });
export const announced = style({
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
