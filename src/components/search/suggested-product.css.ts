import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  columnGap: space[12],
  alignItems: 'center',
  inlineSize: '100%',
  paddingBlock: space[4],
});
export const picture = style({ gridRow: 'span 2', inlineSize: '56px' });
export const title = style({
  alignSelf: 'end',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  lineHeight: '1.35',
  fontSize: vars.fontSize[13],
});
export const facts = style({
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  color: color.textMuted,
  fontSize: vars.fontSize[12],
});
export const price = style({
  color: color.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
