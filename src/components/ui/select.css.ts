import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const wrap = ui({ position: 'relative', display: 'flex' });

export const select = ui({
  appearance: 'none',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&&': { paddingInlineEnd: vars.space[40] } },
});

export const arrow = ui({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space[12],
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
