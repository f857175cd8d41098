import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from './bars.css.ts';
import { nothingFloats } from './shell.css.ts';

const { color, space } = vars;

export const toTop = style({
  position: 'fixed',
  zIndex: vars.zIndex.sticky,
  insetInlineEnd: space[16],
  insetBlockEnd: `calc(${bars.bottom} + ${bars.action} + ${bars.corner} + ${space[16]})`,
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.touch,
  blockSize: vars.touch,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.middle,
  selectors: {
    ':root[data-scrolled] &': { display: 'grid' },
    '&:hover': { backgroundColor: color.surfaceHover },
    [`${nothingFloats} &`]: { display: 'none !important' as 'none' },
  },
  '@media': {
    [media.print]: { display: 'none !important' as 'none' },
    [media.low]: { display: 'none !important' as 'none' },
  },
});
// A focused element is scrolled to where the button, like the bars, does not cover it.
globalStyle(':root[data-scrolled]', {
  scrollPaddingBlockEnd: `calc(${bars.bottom} + ${bars.action} + ${bars.corner} + ${space[16]} + ${vars.touch})`,
});
/**
 * An invisible element at the top of the page, 65 % of the window's height tall. When it is scrolled
 * out of view, the button appears.
 */
export const fold = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: '1px',
  blockSize: '65vh',
  pointerEvents: 'none',
  visibility: 'hidden',
});
