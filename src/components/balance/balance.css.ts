import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { bars } from '../shell/bars.css';
import { pin } from '../ui/pin-input.css';

const { color, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
// Six boxes and the card around them are wider than the smallest phones.
globalStyle(`${form} ${pin}`, { '@media': { '(max-width: 399.98px)': { zoom: 0.94 } } });
globalStyle(`${form} > button`, { justifySelf: 'start' });
export const wide = style({ inlineSize: '100%', maxInlineSize: '420px' });
export const full = style({ inlineSize: '100%' });
export const estimate = style({ color: color.textMuted, fontSize: vars.fontSize[13] });

/** Amount, what the channel takes, and what follows: the box of an open top-up. */
export const deposit = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
export const depositHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const payAmount = style({
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const instructions = style({ display: 'grid', gap: space[8] });
export const instruction = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  alignItems: 'center',
});
export const label = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const value = style({ fontWeight: vars.fontWeight.medium });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'end',
});
/** Has no box of its own: its fields stand in the form's grid. */
export const fields = style({ display: 'contents' });

export const stack = style({ display: 'grid', gap: space[16] });

export const hero = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '2fr 1fr auto' } },
});
export const heroLabel = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const sections = style({ display: 'grid', gap: space[24] });
export const anchor = style({ scrollMarginBlockStart: `calc(${bars.top} + ${space[16]})` });

export const listItem = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[2],
  paddingBlock: space[12],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const money = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
export const incoming = style({ color: color.success });
export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[8],
});
export const columns = style({
  display: 'grid',
  gap: space[24],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
