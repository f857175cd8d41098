import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const wrap = ui({ position: 'relative', display: 'flex' });

const side = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.textMuted,
} as const;
export const leading = ui({ ...side, insetInlineStart: vars.space[12], pointerEvents: 'none' });
export const trailing = ui({ ...side, insetInlineEnd: vars.space[4] });

// Doubled, because they adjust the padding of the control's own class.
export const afterLeading = ui({ selectors: { '&&': { paddingInlineStart: vars.space[40] } } });
/** A sign such as that of a currency is narrower than an icon. */
export const afterSign = ui({ selectors: { '&&': { paddingInlineStart: '28px' } } });
export const beforeTrailing = ui({ selectors: { '&&': { paddingInlineEnd: vars.space[48] } } });
