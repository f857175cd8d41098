import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const empty = ui({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  paddingBlock: space[48],
  paddingInline: space[16],
  textAlign: 'center',
});
export const picture = ui({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  marginBlockEnd: space[8],
  borderRadius: vars.radius.xl,
  backgroundColor: color.surfaceHover,
  color: color.textMuted,
});
export const title = ui({ fontSize: vars.fontSize[18] });
export const text = ui({ maxInlineSize: '44ch', color: color.textMuted });
export const action = ui({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: space[12],
});
