import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.css';

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
/** In the corner of the picture. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  '@media': { [media.print]: { display: 'none' } },
});
