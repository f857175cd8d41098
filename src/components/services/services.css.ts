import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const offer = style({ display: 'grid', gap: vars.space[4] });
export const again = style({
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});
