import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const { color, space } = vars;

/** The height of the closed line: two lines of amounts. */
const LINE = '56px';

export const skeleton = style({
  blockSize: LINE,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: LINE,
  paddingInline: space[12],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const title = style({ lineHeight: '1.3', fontWeight: vars.fontWeight.medium });
export const pieces = style({
  marginInlineStart: space[8],
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
export const days = style({
  display: 'block',
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.regular,
  color: color.textMuted,
  whiteSpace: 'nowrap',
});
export const amount = style({
  display: 'grid',
  justifyItems: 'end',
  lineHeight: '1.3',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const main = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const converted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const arrow = style({
  flex: 'none',
  display: 'flex',
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
});
export const opened = style({
  display: 'grid',
  gap: space[12],
  paddingInline: space[12],
  paddingBlock: `${space[4]} ${space[16]}`,
});
/** An amount stays in one line beside a long note. */
globalStyle(`${opened} dd`, { whiteSpace: 'nowrap' });
export const others = style({
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });
