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

// The class is doubled (`&&`), so that its padding wins over that of `control`.
export const afterLeading = ui({ selectors: { '&&': { paddingInlineStart: vars.space[40] } } });
/** Text before the input, such as a currency symbol, is narrower than an icon. */
export const afterText = ui({ selectors: { '&&': { paddingInlineStart: '28px' } } });
export const beforeTrailing = ui({ selectors: { '&&': { paddingInlineEnd: vars.space[48] } } });
