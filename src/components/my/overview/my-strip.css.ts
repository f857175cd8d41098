import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

/** The strip. Its two rows (on a desktop one) are not higher than its place in the home page's `hero.css.ts`. */
export const strip = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { display: 'flex', justifyContent: 'center' },
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
  maxInlineSize: '100%',
  blockSize: vars.touch,
  paddingInline: space[16],
  borderRadius: vars.radius.md,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.tight,
  selectors: { '&:hover': { backgroundColor: color.primaryHover } },
});
/** The text of an act: at most two lines, so that the strip stays as high as its place. */
export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
/** The chips: one row, which scrolls if there is too little room. */
export const chips = style({
  display: 'flex',
  gap: space[8],
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
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
  selectors: { '&:hover': { borderColor: color.borderStrong } },
});
export const note = style({ fontSize: vars.fontSize[13], color: color.textMuted });
