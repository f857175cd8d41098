import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color } = vars;

export const camera = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  color: color.textMuted,
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.text },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: vars.touch } },
});

export const size = styleVariants({
  /** Hidden on a phone: its bottom bar has the camera, and the field needs the width. */
  regular: { '@media': { [media.phoneOnly]: { display: 'none' } } },
  large: {},
});
