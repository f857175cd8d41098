import { style } from '@vanilla-extract/css';
import { tallLettersSelector } from '../../theme/languages.ts';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const hero = style({
  display: 'grid',
  gap: space[24],
  paddingBlock: `${space[32]} ${space[24]}`,
  '@media': { [media.tablet]: { gap: space[32], paddingBlock: `${space[64]} ${space[40]}` } },
});

/** The text and the shopper's strip, one in place of the other, so that nothing moves. As high as the strip at least. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: `calc(2 * ${vars.touch} + ${space[8]})`,
});
export const strip = style({ gridArea: '1 / 1' });

export const text = style({
  gridArea: '1 / 1',
  selectors: { [`&:has(+ ${strip}:not(:empty))`]: { opacity: 0 } },
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  textAlign: 'center',
});

export const title = style({
  maxInlineSize: '24ch',
  fontSize: vars.fontSize[28],
  letterSpacing: '-0.02em',
  selectors: { [`${tallLettersSelector} &`]: { letterSpacing: 0 } },
  '@media': { [media.tablet]: { fontSize: '2.75rem' } },
});

export const promise = style({
  maxInlineSize: '60ch',
  color: color.textMuted,
  fontSize: vars.fontSize[16],
  textWrap: 'balance',
  '@media': { [media.tablet]: { fontSize: vars.fontSize[18] } },
});

export const search = style({ inlineSize: '100%', maxInlineSize: '760px', marginInline: 'auto' });

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
