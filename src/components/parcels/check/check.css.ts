import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

export const check = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const said = style({ display: 'grid', gap: space[4], justifyItems: 'start' });
export const acts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const ask = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  paddingInline: space[16],
});
export const askTitle = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const submit = style({ justifySelf: 'start' });
