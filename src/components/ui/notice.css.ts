import { ui, uiVariants } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const notice = ui({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingInline: space[16],
  paddingBlock: space[12],
  border: '1px solid',
  borderRadius: vars.radius.md,
  color: color.text,
});
export const tone = uiVariants({
  info: { backgroundColor: color.infoSoft, borderColor: color.infoBorder },
  success: { backgroundColor: color.successSoft, borderColor: color.successBorder },
  warning: { backgroundColor: color.warningSoft, borderColor: color.warningBorder },
  danger: { backgroundColor: color.dangerSoft, borderColor: color.dangerBorder },
});
export const body = ui({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[4] });
export const title = ui({ fontWeight: vars.fontWeight.bold });
