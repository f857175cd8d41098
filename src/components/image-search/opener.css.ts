import { keyframes } from '@vanilla-extract/css';
import { uiGlobal } from '../../theme/layer.ts';
import { media } from '../../theme/tokens.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.3 } });
const animation = `${breathe} 1.2s ease-in-out infinite`;

// What the panel was asked for from, while the panel comes. Without motion it goes on, as the
// spinner does: important in a layer wins over the rule that stops all other motion.
uiGlobal(':is([data-picture-search], search)[aria-busy=true]', {
  cursor: 'progress',
  animation,
  '@media': { [media.calm]: { animation: `${animation} !important` } },
});
