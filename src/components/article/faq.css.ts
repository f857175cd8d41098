import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  // As far from the edge as other articles.
  gridTemplateColumns: 'minmax(0, 52rem)',
  paddingBlock: vars.space[24],
  '@media': { [media.desktop]: { paddingBlock: vars.space[40] } },
});

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[8],
});

export const topic = style({ marginBlockEnd: vars.space[8], fontSize: vars.fontSize[22] });
