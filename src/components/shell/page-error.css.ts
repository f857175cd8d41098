import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[16],
  minBlockSize: '60dvh',
  padding: space[24],
  textAlign: 'center',
});
export const title = style({ fontSize: vars.fontSize[28] });
export const text = style({ maxInlineSize: '48ch', color: color.neutral[700] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
});
export const home = style({ color: color.primaryText, textDecoration: 'underline' });
export const request = style({ fontSize: vars.fontSize[12], color: color.textMuted });
