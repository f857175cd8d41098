import { keyframes } from '@vanilla-extract/css';
import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

export const viewport = ui({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockStart: space[12],
  insetInline: space[12],
  display: 'grid',
  gap: space[8],
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: {
      insetBlockStart: space[20],
      insetInlineStart: 'auto',
      insetInlineEnd: space[20],
      inlineSize: '360px',
    },
    [media.print]: { display: 'none' },
  },
});

export const toast = ui({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[4],
  paddingInline: `${space[16]} ${space[4]}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
  animation: `${arrive} ${vars.motion.slow}`,
});

const line = { display: 'flex', alignItems: 'center', minBlockSize: '40px' } as const;
export const icon = ui(line);
/** Text and action, side by side if both fit. */
export const body = ui({ display: 'flex', flexWrap: 'wrap', flex: 1, minInlineSize: 0 });
export const text = ui({ ...line, flex: '1 1 150px', minInlineSize: 0, paddingBlock: space[8] });

export const action = ui({
  ...line,
  paddingInline: space[8],
  borderRadius: vars.radius.sm,
  color: color.primaryText,
  fontWeight: vars.fontWeight.bold,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
