import { keyframes } from '@vanilla-extract/css';
import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = ui({
  display: 'block',
  maxInlineSize: '100%',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.color.neutral[100],
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const shape = uiVariants({
  /** A line of text in the surrounding size. */
  text: { blockSize: '0.8em', marginBlock: '0.35em' },
  title: { blockSize: '28px' },
  button: { blockSize: '40px', borderRadius: vars.radius.md },
  picture: { aspectRatio: '1', borderRadius: vars.radius.md },
  avatar: { inlineSize: '40px', blockSize: '40px', borderRadius: '50%' },
  card: { blockSize: '120px', borderRadius: vars.radius.lg },
});

export const width = uiVariants({
  full: { inlineSize: '100%' },
  wide: { inlineSize: '80%' },
  half: { inlineSize: '50%' },
  third: { inlineSize: '33%' },
  fixed: {},
});
