import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

/** The menu, which is hidden on a phone: there the navigation sheet has the categories. */
export const menu = style({
  position: 'relative',
  flex: 'none',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});
export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.touch,
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover, [open] > &': { backgroundColor: color.surfaceHover },
    '&::-webkit-details-marker': { display: 'none' },
  },
});
/** On a tablet there is room for the icon only; screen readers read the text all the same. */
export const buttonText = style({
  '@media': {
    [media.tabletOnly]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const arrow = style({
  color: color.textMuted,
  transition: `rotate ${vars.motion.normal}`,
  selectors: { '[open] > summary > &': { rotate: '180deg' } },
  '@media': { [media.tabletOnly]: { display: 'none' } },
});
export const list = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineStart: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  inlineSize: '440px',
  maxBlockSize: 'calc(100dvh - 140px)',
  overflowY: 'auto',
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.touch,
  borderRadius: vars.radius.md,
  paddingInline: space[12],
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
  },
});
export const allCategories = style({
  gridColumn: '1 / -1',
  marginBlockStart: space[8],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border}`,
  color: color.primaryText,
  fontWeight: vars.fontWeight.medium,
});

/** The list of categories in the navigation sheet of a phone. */
export const sheetList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingInline: space[8],
});
