import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const choices = style({ display: 'grid', gap: vars.space[8] });
/** The legend, to which the gap of the grid does not apply. */
export const legend = style({ paddingBlockEnd: vars.space[8] });
