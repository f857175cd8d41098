import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const stat = ui({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const label = ui({ fontSize: vars.fontSize[13], color: vars.color.textMuted });
export const value = ui({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
});
export const note = ui({ fontSize: vars.fontSize[13], color: vars.color.textMuted });
