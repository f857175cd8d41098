import { keyframes } from '@vanilla-extract/css';
import { uiGlobal } from '../../theme/layer.ts';
import { media } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.3 } });
const animation = `${breathe} 1.2s ease-in-out infinite`;

// The link or field that opens the panel pulses while the panel's script is loaded. Like the spinner,
// it also does so with reduced motion: in a layer, `!important` wins over the rule that stops all
// other animations.
uiGlobal(':is([data-picture-search], search)[aria-busy=true]', {
  cursor: 'progress',
  animation,
  '@media': { [media.reducedMotion]: { animation: `${animation} !important` } },
});
