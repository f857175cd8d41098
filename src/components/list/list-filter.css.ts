import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { space } = vars;

/** One row; on a phone as many as needed. */
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[12],
  '@media': { [media.print]: { display: 'none' } },
});
/** The search field takes the remaining width. */
export const wide = style({
  flex: '1 1 100%',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '1 1 200px' } },
});
export const choice = style({
  flex: '1 1 140px',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 1 220px' } },
});
export const day = style({
  // Wide enough for a date in any script; on a narrow phone one a row.
  flex: '1 1 170px',
  minInlineSize: 0,
  '@media': { [media.tablet]: { flex: '0 0 150px' } },
});
export const buttons = style({ display: 'flex', gap: space[8] });
