import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  inlineSize: '100%',
  maxInlineSize: '720px',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlockStart: space[48],
  textAlign: 'center',
  '@media': { [media.tablet]: { paddingBlockStart: space[80] } },
});
export const code = style({
  fontSize: '88px',
  fontWeight: vars.fontWeight.bold,
  lineHeight: '1',
  letterSpacing: '-0.04em',
  color: color.primaryText,
});
export const title = style({ fontSize: vars.fontSize[28] });
export const text = style({ maxInlineSize: '52ch', color: color.neutral[700] });
export const search = style({ inlineSize: '100%', marginBlock: space[16] });
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});
