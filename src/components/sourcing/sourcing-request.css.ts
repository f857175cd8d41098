import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const section = style({ scrollMarginBlockStart: '96px' });
export const form = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gap: vars.space[20] } },
});
export const submit = style({ justifySelf: 'start' });
