import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/tokens.css';

const { color, space } = vars;

/** The mark of the focus, which the strip would cut off outside of its parts. */
const focusInside = { '&:focus-visible': { outlineOffset: '-2px' } };

/**
 * The strip: one row, which scrolls if there is too little room. It is not higher than its place in the home page's
 * `hero.css.ts`.
 */
export const strip = style({
  display: 'flex',
  gap: space[8],
  // In the middle, but never cut off at the start.
  justifyContent: 'safe center',
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      transition: `opacity ${vars.motion.normal}`,
      '@starting-style': { opacity: 0 },
    },
  },
});
export const act = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  flex: 'none',
  maxInlineSize: '80%',
  blockSize: vars.touch,
  paddingInline: space[16],
  borderRadius: vars.radius.md,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  selectors: { '&:hover': { backgroundColor: color.primaryHover }, ...focusInside },
});
/** The text of an act: at most two lines, so that the strip stays as high as its place. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
export const chips = style({ display: 'flex', gap: space[8] });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: vars.touch,
  paddingInline: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: color.borderStrong }, ...focusInside },
});
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });
