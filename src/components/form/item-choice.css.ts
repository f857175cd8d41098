import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const choices = style({ display: 'grid', gap: vars.space[8] });
/** A legend is not in the grid. */
export const legend = style({ paddingBlockEnd: vars.space[8] });
