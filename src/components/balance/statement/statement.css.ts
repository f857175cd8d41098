import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

export const totals = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[16] } },
});
export const total = style({
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  breakInside: 'avoid',
});

/** On a phone a row of the table is a grid of two columns, without column heads. */
const phone = media.phoneOnly;
export const frame = style({});
export const head = style({ '@media': { [phone]: { display: 'none' } } });
export const line = style({
  position: 'relative',
  '@media': {
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space[12],
      rowGap: space[2],
      padding: space[12],
      selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
    },
  },
});
const cell = { padding: 0, borderBlockEnd: 0 };
const quiet = { fontSize: vars.fontSize[13], color: color.textMuted };
export const date = style({
  whiteSpace: 'nowrap',
  '@media': { [phone]: { ...cell, ...quiet, gridArea: '2 / 1' } },
});
export const what = style({ '@media': { [phone]: { ...cell, gridArea: '1 / 1' } } });
export const reference = style({
  '@media': { [phone]: { ...cell, ...quiet, gridArea: '3 / 1' } },
});
export const amount = style({
  fontWeight: vars.fontWeight.medium,
  '@media': { [phone]: { ...cell, gridArea: '1 / 2' } },
});
export const after = style({
  '@media': { [phone]: { ...cell, ...quiet, gridArea: '2 / 2' } },
});
export const afterLabel = style({
  display: 'none',
  '@media': { [phone]: { display: 'inline' } },
});

/** The first item's name, of two lines at most, and the number of others, beside it or below. */
export const goods = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  ...quiet,
  fontWeight: vars.fontWeight.regular,
});
export const goodsTitle = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const goodsMore = style({ whiteSpace: 'nowrap' });

/** Owner and period of the statement. Only printed: on the screen other parts of the page show them. */
export const paperHead = style({
  display: 'none',
  '@media': { [media.print]: { display: 'grid', gap: space[4], marginBlockEnd: space[8] } },
});

export const detail = style({ display: 'grid', gap: space[16], maxInlineSize: '720px' });
export const detailAmount = style({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
});
