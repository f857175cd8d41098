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
// Six boxes and their card are wider than the smallest phones.
globalStyle(`${form} ${pin}`, { '@media': { '(max-width: 399.98px)': { zoom: 0.94 } } });
globalStyle(`${form} > button`, { justifySelf: 'start' });
export const wide = style({ inlineSize: '100%', maxInlineSize: '420px' });
export const full = style({ inlineSize: '100%' });
// The channels are beside each other if there is room.
globalStyle(`${full} > div`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 210px), 1fr))',
});
/** Makes no box, so that its fields are in the form's grid. */
export const fields = style({ display: 'contents' });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});
export const anchor = style({ scrollMarginBlockStart: `calc(${bars.top} + ${space[16]})` });
export const nowrap = style({ whiteSpace: 'nowrap' });
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const small = style({ fontSize: vars.fontSize[12], color: color.textMuted });

/** Two columns: the main content, and other parts beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  },
});

export const hero = style({
  display: 'grid',
  gap: space[20],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
});
export const heroLabel = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const heroButtons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { [media.tablet]: { gridColumn: '-2 / -1', flexDirection: 'column' } },
});
globalStyle(`${heroButtons} > *`, { flex: '1 1 auto' });

/** A row with an amount: a transaction, a top-up, a withdrawal. */
export const listItem = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[2],
  paddingBlock: space[12],
  breakInside: 'avoid',
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
/** A link that covers the whole row. */
export const lineLink = style({
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.primaryText },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.sm,
    },
  },
});
/** A name and its status. */
export const named = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
});
export const money = style({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
export const end = style({ textAlign: 'end', justifySelf: 'end' });
export const incoming = style({ color: color.success });
export const wholeLine = style({ gridColumn: '1 / -1' });
/** Lies above the link that covers the row, so that it can be pressed itself. */
export const above = style({ position: 'relative', zIndex: 1 });

/** A link with an icon, a name and a description. */
export const links = style({ display: 'grid' });
export const link = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  columnGap: space[12],
  alignItems: 'center',
  padding: space[12],
  borderRadius: vars.radius.md,
  color: color.text,
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const linkIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
  color: color.primaryText,
});
export const linkName = style({ display: 'block', fontWeight: vars.fontWeight.medium });

/** The sum that follows from the typed amount. */
export const sum = style({
  display: 'grid',
  gap: space[8],
  padding: space[16],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
  border: `1px solid ${color.border}`,
});

/** A payment channel, with an icon before its name. */
export const choice = style({ display: 'flex', alignItems: 'center', gap: space[8] });
export const choiceName = style({ fontWeight: vars.fontWeight.medium });
