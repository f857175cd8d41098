import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const list = style({ display: 'grid' });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  columnGap: space[12],
  rowGap: space[4],
  paddingBlock: space[12],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': {
    [media.tablet]: { gridTemplateColumns: '64px minmax(0, 1fr) auto', columnGap: space[16] },
  },
});

export const picture = style({ gridRow: '1 / span 2' });

/** Shown instead of a missing picture. */
export const noPicture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
  color: color.textMuted,
});

export const text = style({ display: 'grid', gap: space[4], alignContent: 'start' });
export const title = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const variant = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const note = style({
  fontSize: vars.fontSize[13],
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.borderStrong}`,
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });

export const sums = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.tablet]: {
      gridColumn: 3,
      gridRow: '1 / span 2',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      alignItems: 'flex-end',
      gap: space[4],
    },
  },
});
export const each = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const amount = style({ fontWeight: vars.fontWeight.medium });
