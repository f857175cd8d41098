import { keyframes } from '@vanilla-extract/css';
import { uiGlobal } from '../../theme/layer.ts';
import { media } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.3 } });
const animation = `${breathe} 1.2s ease-in-out infinite`;

// The link or field that opens the panel, while the panel's script is loaded. Like the spinner it also
// moves with reduced motion: `!important` in a layer overrides the rule that stops all other motion.
uiGlobal(':is([data-picture-search], search)[aria-busy=true]', {
  cursor: 'progress',
  animation,
  '@media': { [media.reducedMotion]: { animation: `${animation} !important` } },
});
