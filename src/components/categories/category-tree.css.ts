import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { bars, inFlowIfLow } from '../shell/bars.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  paddingBlockEnd: space[48],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', gap: space[32] },
  },
});

export const title = style({
  gridColumn: '1 / -1',
  fontSize: vars.fontSize[22],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});

/** The top categories: a scrolling row on a phone, a sticky list on a desktop. */
export const index = style({
  position: 'sticky',
  insetBlockStart: bars.top,
  zIndex: 1,
  display: 'flex',
  gap: space[4],
  marginInline: `calc(-1 * ${space[16]})`,
  paddingInline: space[16],
  paddingBlock: space[8],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  backgroundColor: color.surface,
  '@media': {
    ...inFlowIfLow,
    [media.desktop]: {
      insetBlockStart: `calc(${bars.top} + ${space[16]})`,
      flexDirection: 'column',
      marginInline: 0,
      padding: 0,
    },
  },
});
export const indexLink = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: '36px',
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: color.surfaceHover },
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.touch },
    [media.desktop]: { whiteSpace: 'normal', paddingBlock: space[4] },
  },
});

export const list = style({ display: 'grid', gap: space[32], minInlineSize: 0 });

export const top = style({
  display: 'grid',
  gap: space[16],
  scrollMarginTop: space[32],
  '@media': { [media.desktop]: { scrollMarginTop: 0 } },
});
export const topHead = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const topPicture = style({ inlineSize: '56px', flex: 'none' });
export const topName = style({ fontSize: vars.fontSize[18] });

export const subcategories = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(auto-fill, minmax(250px, 1fr))' },
  },
});
export const subcategory = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
});
export const subcategoryName = style({ fontSize: vars.fontSize[14] });
export const leaves = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  fontSize: vars.fontSize[13],
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '28px',
  ':hover': { color: color.primaryText, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const leaf = style({ color: color.textMuted });
