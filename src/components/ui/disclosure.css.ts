import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const disclosure = ui({ borderBlockEnd: `1px solid ${color.border}` });

export const summary = ui({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: '52px',
  paddingBlock: space[12],
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const arrow = ui({
  flex: 'none',
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});

export const body = ui({ paddingBlockEnd: space[16], color: color.neutral[700] });
