import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

/**
 * The frame, a container for queries: the width of an estimate depends on whether it has a page of its own or stands
 * in the column of an article.
 */
export const frame = style({ containerType: 'inline-size' });
export const estimate = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@container': {
    '(min-width: 800px)': { gridTemplateColumns: '360px minmax(0, 1fr)', gap: space[32] },
  },
});

export const form = style({ display: 'grid', gap: space[16], alignContent: 'start' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
});

export const unit = style({ paddingInline: space[12] });

export const size = style({ display: 'grid', gap: space[4] });
export const legend = style({
  marginBlockEnd: space[4],
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});
export const hint = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const error = style({ fontSize: vars.fontSize[13], color: color.danger });

/** The old result is dimmed while the next one loads. */
export const result = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});

export const option = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
});

export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  padding: space[12],
  cursor: 'pointer',
  listStyle: 'none',
  borderRadius: vars.radius.md,
  ':hover': { backgroundColor: color.surfaceHover },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.tablet]: { paddingInline: space[16] } },
});

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  fontWeight: vars.fontWeight.medium,
});
export const facts = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const price = style({ gridColumn: 2, gridRow: '1 / span 2', textAlign: 'end' });
/** An amount in both currencies, one below the other on narrow screens. */
export const amounts = style({
  '@media': { [media.phoneOnly]: { flexDirection: 'column', alignItems: 'flex-end' } },
});
/** Shows that the row opens; turns when it is open. */
export const arrow = style({
  gridColumn: 3,
  gridRow: '1 / span 2',
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const opened = style({
  display: 'grid',
  gap: space[12],
  padding: space[12],
  borderBlockStart: `1px solid ${color.border}`,
  '@media': { [media.tablet]: { paddingInline: space[16] } },
});

export const bill = style({ display: 'grid', gap: space[12], fontSize: vars.fontSize[13] });
export const weights = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
});
export const weight = style({
  display: 'grid',
  gap: space[2],
  alignContent: 'space-between',
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
/** The weight that is billed. */
export const billed = style({ color: color.text, fontWeight: vars.fontWeight.bold });
export const lines = style({ display: 'grid', gap: space[8] });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const detail = style({ display: 'block', fontSize: vars.fontSize[12] });
export const totalLine = style([
  line,
  {
    paddingBlockStart: space[8],
    borderBlockStart: `1px solid ${color.border}`,
    color: color.text,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'end',
  },
]);
export const convertedTotal = style({
  display: 'block',
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
});

export const traits = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const trait = style({
  paddingInline: space[8],
  paddingBlock: space[2],
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  fontSize: vars.fontSize[12],
  color: color.textMuted,
});
