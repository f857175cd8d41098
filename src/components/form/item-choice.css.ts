import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const choices = style({ display: 'grid', gap: vars.space[8] });
