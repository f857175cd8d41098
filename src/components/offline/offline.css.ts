import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[16],
  minBlockSize: '90dvh',
  padding: space[24],
  textAlign: 'center',
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[16],
  fontWeight: vars.fontWeight.bold,
});
export const logo = style({ borderRadius: vars.radius.md });
export const title = style({ fontSize: vars.fontSize[28] });
export const text = style({ maxInlineSize: '48ch', color: color.neutral[700] });
