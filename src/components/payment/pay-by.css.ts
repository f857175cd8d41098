import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const line = { fontSize: vars.fontSize[13] };
export const quiet = style({ ...line, color: vars.color.textMuted });
export const urgent = style({ ...line, color: vars.color.warning });
