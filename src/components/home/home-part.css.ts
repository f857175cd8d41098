import { style } from '@vanilla-extract/css';
import { tallLettersSelector } from '../../theme/languages.ts';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const part = style({
  paddingBlock: space[40],
  '@media': { [media.tablet]: { paddingBlock: space[64] } },
});
export const tinted = style({
  borderBlock: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  '@media': { [media.tablet]: { gap: space[32] } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});
export const title = style({
  maxInlineSize: '32ch',
  fontSize: vars.fontSize[22],
  letterSpacing: '-0.015em',
  selectors: { [`${tallLettersSelector} &`]: { letterSpacing: 0 } },
  '@media': { [media.tablet]: { fontSize: '2rem' } },
});
/** The text that belongs to the heading above it. */
export const text = style({
  maxInlineSize: '72ch',
  marginBlockStart: `calc(-1 * ${space[16]})`,
  color: color.textMuted,
  '@media': {
    [media.tablet]: { marginBlockStart: `calc(-1 * ${space[24]})`, fontSize: vars.fontSize[16] },
  },
});

/**
 * Browsers lay out a block only when it comes near the screen. This halves the work before the first paint.
 */
export const block = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 340px',
  // Room for focus rings.
  overflowClipMargin: space[16],
});
