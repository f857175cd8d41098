import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

export const bar = ui({
  position: 'fixed',
  zIndex: vars.zIndex.progress,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '3px',
  backgroundColor: vars.color.primaryText,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  opacity: 0,
  pointerEvents: 'none',
  transition: `transform ${vars.motion.slow}, opacity ${vars.motion.slow} 120ms`,
  selectors: {
    '[dir=rtl] &': { transformOrigin: 'right' },
    '&[data-active]': { opacity: 1, transitionDelay: '0s' },
  },
  '@media': { [media.print]: { display: 'none' } },
});
