import { style } from '@vanilla-extract/css';
import { tallLettersSelector } from '../../theme/languages.ts';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const part = style({
  paddingBlock: space[16],
  '@media': { [media.tablet]: { paddingBlock: space[32] } },
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
/** The heading. It is closer to the first block than the blocks are to each other. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: `calc(-1 * ${space[12]})`,
});
export const title = style({
  maxInlineSize: '32ch',
  fontSize: vars.fontSize[18],
  letterSpacing: '-0.015em',
  selectors: { [`${tallLettersSelector} &`]: { letterSpacing: 0 } },
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
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
