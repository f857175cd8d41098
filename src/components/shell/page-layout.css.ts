import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { bars } from './bars.css';

const { space } = vars;

/** The parts of a page, one below the other. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

/** A form and its sums: beside each other, or one below the other on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: space[24] } },
});

/** An order or a parcel and its facts, beside each other except on a phone and in print. */
export const detail = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
});

/** The narrow column. It is sticky while the other one scrolls. */
export const aside = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${bars.top} + ${space[16]})` },
  },
});
