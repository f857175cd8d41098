import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const intro = style({ maxInlineSize: '72ch', color: color.textMuted });
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'stretch',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  breakInside: 'avoid',
  selectors: {
    '&:has(input:checked)': {
      borderColor: color.primaryText,
      boxShadow: `inset 0 0 0 1px ${color.primaryText}`,
    },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[12],
  padding: space[12],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '128px minmax(0, 1fr)',
      gap: space[16],
      padding: space[16],
    },
  },
});
export const picture = style({ position: 'relative', alignSelf: 'start' });
/** The number of further items, on the picture of the first one. */
export const furtherItems = style({
  position: 'absolute',
  insetBlockEnd: space[4],
  insetInlineEnd: space[4],
  paddingInline: space[8],
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(0 0 0 / 0.64)',
  color: '#fff',
  fontSize: vars.fontSize[12],
  lineHeight: '20px',
  direction: 'ltr',
});
export const text = style({
  display: 'grid',
  gap: space[8],
  alignContent: 'start',
  minInlineSize: 0,
});
export const top = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[8],
});
export const title = style({
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
/** The checkbox, with a large touch target in the card's corner. */
export const tick = style({
  justifyContent: 'center',
  alignItems: 'center',
  inlineSize: '40px',
  minBlockSize: '40px',
  marginBlock: '-10px',
  marginInlineEnd: '-11px',
  '@media': {
    [media.coarsePointer]: {
      inlineSize: vars.touch,
      marginBlock: '-12px',
      marginInlineEnd: '-12px',
    },
  },
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[4] });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[16],
  rowGap: space[2],
  fontSize: vars.fontSize[13],
  fontVariantNumeric: 'tabular-nums',
  color: color.textMuted,
});
export const strong = style({ fontWeight: vars.fontWeight.bold, color: color.text });

/** The pending decision, between the goods and the card's foot. */
export const extra = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  paddingInline: space[12],
  paddingBlockEnd: space[12],
  '@media': {
    [media.tablet]: { paddingInline: space[16], paddingBlockEnd: space[16] },
    [media.print]: { display: 'none' },
  },
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const choice = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  alignContent: 'start',
});
export const means = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const foot = style({
  marginBlockStart: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
  paddingInline: space[12],
  paddingBlock: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  '@media': { [media.tablet]: { paddingInline: space[16] } },
});
export const number = style({
  position: 'relative',
  color: color.text,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&::after': { content: '""', position: 'absolute', inset: '-12px -8px' },
  },
});
export const link = style({ color: color.primaryText, textDecoration: 'underline' });
export const tracking = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
});
export const code = style({ fontVariantNumeric: 'tabular-nums' });

export const address = style({ display: 'grid', gap: space[4] });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
});
export const links = style({ display: 'grid', gap: space[8], justifyItems: 'start' });
