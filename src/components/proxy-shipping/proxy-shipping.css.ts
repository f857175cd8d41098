import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const text = style({ maxInlineSize: '72ch', color: color.textMuted });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const labels = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A label to copy, as on a parcel. */
export const label = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  padding: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
export const labelHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const labelName = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[8],
  paddingBlock: space[4],
});
export const term = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const value = style({
  gridColumn: 1,
  fontWeight: vars.fontWeight.medium,
  userSelect: 'all',
});
/** The copy button, in the column after term and value. */
export const copy = style({ gridColumn: 2, gridRow: '1 / span 2' });

export const ownAddresses = style({ display: 'grid' });
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const actions = style({ display: 'flex', alignItems: 'center', gap: space[8] });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '40rem',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** A field that is as wide as both columns. */
export const bothColumns = style({ '@media': { [media.tablet]: { gridColumn: '1 / -1' } } });
/** The last part of its card: no line below it. */
export const lastPart = style({ borderBlockEnd: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

/** A line of an announced parcel: title, number and value of an item. */
export const parcelLine = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  minInlineSize: 0,
  selectors: {
    '& + &': { paddingBlockStart: space[16], borderBlockStart: `1px solid ${color.border}` },
  },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 6rem 9rem' } },
});
export const lineTitle = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
