import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const list = ui({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  '@media': { [media.print]: { display: 'none' } },
});
export const item = ui({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minInlineSize: 0,
});
export const link = ui({
  display: 'inline-block',
  paddingBlock: space[4],
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [media.coarsePointer]: { paddingBlock: space[12] } },
});
export const current = ui({ color: color.text });
