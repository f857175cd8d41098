import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const heading = style({
  fontSize: vars.fontSize[22],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
