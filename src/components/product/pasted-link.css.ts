import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

/** A page about a link without a product. */
export const page = style({
  display: 'grid',
  gap: space[24],
  maxInlineSize: '680px',
  marginInline: 'auto',
  paddingBlock: space[32],
  '@media': { [media.tablet]: { paddingBlock: space[48] } },
});
export const title = style({
  fontSize: vars.fontSize[22],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
export const head = style({ display: 'grid', gap: space[8] });
export const reason = style({ color: color.textMuted });

export const edit = style({ display: 'grid', gap: space[12] });
export const submit = style({ justifySelf: 'start' });
export const advice = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
