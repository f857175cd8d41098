import { keyframes } from '@vanilla-extract/css';
import { ui, uiVariants } from '../../theme/layer.ts';
import { media } from '../../theme/tokens.css.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const spinner = ui({
  display: 'block',
  flex: 'none',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
  '@media': {
    // With reduced motion the spinner pulses instead of turning. In a layer, an `!important` rule
    // wins over the unlayered one that stops all other animations.
    [media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
      borderBlockStartColor: 'currentColor',
    },
  },
});

export const size = uiVariants({
  16: { inlineSize: '16px', blockSize: '16px' },
  20: { inlineSize: '20px', blockSize: '20px' },
  32: { inlineSize: '32px', blockSize: '32px' },
});
