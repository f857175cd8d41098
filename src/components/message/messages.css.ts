import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const list = style({
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  overflow: 'hidden',
});

export const message = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[12],
  rowGap: space[4],
  padding: space[16],
  color: color.textMuted,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&[data-unread]': { color: color.text },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:has([data-open]):hover': { backgroundColor: color.surfaceHover } },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  alignItems: 'center',
});
export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0 });

export const title = style({ fontWeight: vars.fontWeight.medium, color: color.text });
export const unreadTitle = style({ fontWeight: vars.fontWeight.bold });

/** A link that covers the whole message. */
export const messageLink = style({
  textAlign: 'start',
  fontWeight: 'inherit',
  color: 'inherit',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { color: color.primaryText },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '-2px',
    },
  },
});
/** Parts that lie above the link that covers the message, so that they can be pressed themselves. */
export const aboveLink = style({ position: 'relative', zIndex: 1 });

export const also = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[8] });
/** Opens the earlier messages. */
export const openEarlier = style({
  inlineSize: 'fit-content',
  minBlockSize: '24px',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.text },
  },
});
/** Earlier messages about the same order. */
export const earlier = style({ display: 'grid', gap: space[12], paddingBlockStart: space[8] });

export const time = style({ color: color.textMuted, fontSize: vars.fontSize[13] });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '40rem',
});
export const submit = style({ justifySelf: 'start' });

export const feedback = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const text = style({ whiteSpace: 'pre-line' });
export const answer = style({
  display: 'grid',
  gap: space[4],
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
  borderInlineStart: `3px solid ${color.primaryText}`,
  whiteSpace: 'pre-line',
});
export const answerHead = style({ fontSize: vars.fontSize[13], color: color.textMuted });
