import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const categories = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: space[12], gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});
export const category = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  textAlign: 'center',
  fontSize: vars.fontSize[13],
  lineHeight: '1.35',
  ':hover': { color: color.primaryText },
});
export const categoryPicture = style({ border: `1px solid ${color.border}` });

export const groups = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: space[16] },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const group = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  gap: space[4],
  minInlineSize: 0,
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${vars.motion.normal}, box-shadow ${vars.motion.normal}`,
  ':hover': { borderColor: color.borderStrong, boxShadow: vars.shadow.middle },
  '@media': { [media.tablet]: { padding: space[16] } },
});
export const groupName = style({
  fontSize: vars.fontSize[14],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[16] } },
});
/** The link of a group; it covers the whole card. */
export const groupLink = style({
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
});
export const lowest = style({ color: color.textMuted, fontSize: vars.fontSize[13] });
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignSelf: 'end',
  marginBlockStart: space[8],
  // Of two rows of squares, also while they are not there.
  aspectRatio: '1',
  borderRadius: vars.radius.md,
  overflow: 'clip',
  backgroundColor: color.neutral[100],
});
export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  backgroundColor: color.neutral[100],
});
