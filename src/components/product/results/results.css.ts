import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space[32],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
});
export const title = style({
  fontSize: vars.fontSize[22],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
export const count = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const picture = style({ flexBasis: '100%' });
/** The notice about how the words were read. */
export const reading = style({ flexBasis: '100%', color: color.textMuted });

/** The row of related categories, which has its height also before the chips arrive. */
export const related = style({
  blockSize: '32px',
  '@media': { [media.coarsePointer]: { blockSize: vars.touch } },
});
export const relatedGroup = style({
  display: 'flex',
  gap: space[8],
  selectors: {
    '& + &': { paddingInlineStart: space[8], borderInlineStart: `1px solid ${color.border}` },
  },
});
// A scrolling row would cut the focus ring.
export const relatedChip = style({ ':focus-visible': { outlineOffset: '-3px' } });
export const relatedSkeleton = style({
  maxInlineSize: '320px',
  maxBlockSize: '100%',
});

export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
});
export const besideFilters = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: space[32] },
  },
});

export const main = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
});

export const openFilters = style({
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
});

/** The button for sorting. It is only on a phone, where the choices of sorting are a sheet. */
export const openSort = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const sortName = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The choices of sorting: beside the button for the filters, or on a phone a sheet that opens without scripts. */
export const sorts = style({
  position: 'fixed',
  inset: 'auto',
  insetInline: 0,
  insetBlockEnd: 0,
  inlineSize: '100%',
  maxInlineSize: 'none',
  gap: space[8],
  padding: space[16],
  paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  border: 0,
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  '::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.48)' },
  selectors: { '&:popover-open': { display: 'grid' } },
  '@media': {
    [media.tablet]: {
      position: 'static',
      display: 'flex',
      alignItems: 'center',
      inlineSize: 'auto',
      minInlineSize: 0,
      // Room for the ring of a focused chip, which a scrolling row would cut.
      padding: '3px',
      borderRadius: 0,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const sort = style({ flex: 'none' });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

/** The active filters: on a phone one row, so that the results stay on the screen. */
export const active = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  // Room for the ring of a focused chip, which a scrolling row would cut.
  padding: '3px',
  margin: '-3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
export const activeChip = style({
  flex: 'none',
  maxInlineSize: '75vw',
  '@media': { [media.tablet]: { maxInlineSize: '100%' } },
});
export const activeName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** The products below a short list. */
export const below = style({ display: 'grid', gap: space[32], minInlineSize: 0 });
export const belowCards = style([below, { marginBlockStart: space[24] }]);

export const pageLinks = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  marginBlockStart: space[16],
});

export const nothing = style({ display: 'grid', gap: space[32], minInlineSize: 0 });
export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
});
export const elsewhereLabel = style({ color: color.textMuted });
