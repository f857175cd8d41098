import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css';

const { space } = vars;

export const parts = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const picture = style({ flex: 'none', inlineSize: '88px' });
export const foot = style({ display: 'grid', gap: space[8], inlineSize: '100%' });
