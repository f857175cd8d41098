import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { space } = vars;

/**
 * The filter, which is folded on a phone, so that the list begins on the first screen. On wider screens it is always
 * open, if the browser lets a page show the content of a closed `details`.
 */
export const fold = style({ '@media': { [media.print]: { display: 'none' } } });
export const foldSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.touch,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@supports': {
    'selector(::details-content)': { '@media': { [media.tablet]: { display: 'none' } } },
  },
});
globalStyle(`${fold}::details-content`, {
  '@media': { [media.tablet]: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/** The fields of the filter: one row, or on a phone as many as needed. */
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
