import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

/** As wide as the article above. */
export const section = style({
  paddingBlockEnd: vars.space[32],
  scrollMarginBlockStart: '96px',
});
export const card = style({ maxInlineSize: '68ch' });
export const form = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': { [media.tablet]: { gap: vars.space[20] } },
});
export const submit = style({ justifySelf: 'start' });
