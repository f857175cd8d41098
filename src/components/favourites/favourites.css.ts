import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const alerts = style({ marginBlockEnd: space[16], color: color.textMuted });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[12],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const picture = style({ flex: 'none', inlineSize: '80px' });
export const texts = style({ display: 'grid', gap: space[4], flex: 1, minInlineSize: 0 });
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });
