import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

/** Has a fixed width, so that nothing moves when the shopper's name is loaded. */
export const trigger = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  inlineSize: '160px',
  minBlockSize: vars.touch,
  paddingInline: space[8],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: { '&:hover, &[aria-expanded=true]': { backgroundColor: color.surfaceHover } },
});
/** An icon with a count at its corner. */
export const face = style({
  position: 'relative',
  flex: 'none',
  marginInlineEnd: space[12],
});
export const words = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.tight,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
