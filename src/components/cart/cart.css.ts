import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { barHeight } from '../shell/bar-height.ts';
import { bars } from '../shell/bars.css';
import { besideList, sumBar, sumCard, sumPart } from '../shell/sum-card.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: space[24] } },
});

export const main = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

/** The row with the checkbox for all items, and the actions for several items. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const barActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

/** Buttons that save a field, not needed with scripts. */
export const noScriptOnly = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'inline-flex' } },
});

export const shop = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
});
export const shopHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[16],
  paddingBlock: space[8],
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const shopName = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto 72px minmax(0, 1fr)',
  gap: space[12],
  padding: space[16],
  scrollMarginBlockStart: `calc(${bars.top} + ${space[16]})`,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 88px minmax(0, 1fr) auto', columnGap: space[16] },
  },
});
/** The look of goods that can't be ordered now. */
export const dimmed = style({ opacity: 0.55 });
export const quiet = style({ color: color.textMuted });
export const tick = style({
  gridColumn: 1,
  gridRow: 1,
  paddingBlockStart: space[4],
  '@media': { [media.coarsePointer]: { paddingBlockStart: 0, marginBlockStart: '-8px' } },
});
export const picture = style({
  gridColumn: 2,
  gridRow: 1,
  '@media': { [media.tablet]: { gridRow: '1 / span 2' } },
});
export const text = style({
  gridColumn: 3,
  gridRow: 1,
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
});
export const title = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const variant = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const rule = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const tier = style({ fontSize: vars.fontSize[12], color: color.success });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

/** Price, quantity and removal: below the text on a phone, beside it on larger screens. */
export const controls = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[8],
  '@media': {
    [media.tablet]: {
      gridColumn: 4,
      gridRow: 1,
      gridTemplateColumns: '132px auto auto',
      alignItems: 'start',
      columnGap: space[12],
    },
  },
});
export const amount = style({
  display: 'grid',
  gap: space[2],
  '@media': {
    [media.tablet]: { justifyItems: 'end', textAlign: 'end', paddingBlockStart: space[8] },
  },
});
/** An amount in both currencies, one below the other. */
export const bothCurrencies = style({
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': { [media.tablet]: { alignItems: 'flex-end' } },
});
export const each = style({
  fontSize: vars.fontSize[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const quantity = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const note = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: '3 / -1', justifySelf: 'start' } },
});
export const noteSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.text },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
/** The text of a note: cut if it is long, whole once it is opened. */
export const noteText = style({
  selectors: {
    'details:not([open]) &': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
});
export const noteForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[8],
  paddingBlockStart: space[4],
});

/**
 * The sums, beside the items. On a phone they are below the items, and total and checkout stay
 * visible above the bottom bar.
 */
export const summary = style({
  display: 'contents',
  '@media': { [media.desktop]: { ...sumCard, ...besideList } },
});
export const lines = style([sumPart, { display: 'grid', gap: space[12] }]);
export const act = style([sumPart, sumBar]);
barHeight(act, '88px');
/** A second place for the total, beside the checkout button. */
export const actLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.desktop]: { display: 'block' } },
});
export const actTotal = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const summaryHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
});
export const summaryTitle = style({ fontSize: vars.fontSize[16] });
export const count = style({ fontSize: vars.fontSize[13], color: color.textMuted });
/** The sums, which are faded until those of the server arrive. */
export const sums = style({
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '[aria-busy=true] > &': { opacity: 0.5 } },
});
export const hint = style({ fontSize: vars.fontSize[12], color: color.textMuted });
