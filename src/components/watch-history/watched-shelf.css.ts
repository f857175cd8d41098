import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** A small button at the corner of the picture, with a larger touch area. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceRaised,
  color: color.textMuted,
  '::after': { content: '', position: 'absolute', inset: '-8px' },
  selectors: { '&:hover': { color: color.text, backgroundColor: color.surfaceHover } },
  '@media': { [media.print]: { display: 'none' } },
});
