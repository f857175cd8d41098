import { uiVariants } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color } = vars;

/** A quiet fill with readable text on it. */
export const softTone = uiVariants({
  neutral: { backgroundColor: color.surfaceHover, color: color.neutral[700] },
  primary: { backgroundColor: color.primarySoft, color: color.primaryText },
  success: { backgroundColor: color.successSoft, color: color.success },
  warning: { backgroundColor: color.warningSoft, color: color.warning },
  danger: { backgroundColor: color.dangerSoft, color: color.danger },
  info: { backgroundColor: color.infoSoft, color: color.info },
});

/** Only the colour of an icon or a text. */
export const textTone = uiVariants({
  neutral: { color: color.textMuted },
  primary: { color: color.primaryText },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
  info: { color: color.info },
});

export type Tone = keyof typeof softTone;
