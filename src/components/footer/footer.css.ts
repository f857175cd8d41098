import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from '../shell/bars.css.ts';

const { color, space } = vars;

export const footer = style({
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceSunken,
  paddingBlockEnd: bars.corner,
  '@media': { [media.print]: { display: 'none' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[32]} ${space[20]}`,
  paddingBlock: space[40],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, 1fr)', paddingBlock: space[48] },
    [media.desktop]: { gridTemplateColumns: '1.6fr repeat(4, 1fr)', columnGap: space[32] },
  },
});
export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[12],
  gridColumn: '1 / -1',
  '@media': { [media.desktop]: { gridColumn: 'auto' } },
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const logo = style({ inlineSize: '28px', blockSize: '28px', objectFit: 'contain' });
export const description = style({ maxInlineSize: '44ch', color: color.neutral[700] });
export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginInlineStart: `calc(-1 * ${space[8]})`,
});

export const title = style({
  marginBlockEnd: space[8],
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
});
export const entry = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minBlockSize: '32px',
  paddingBlock: space[4],
  color: color.neutral[700],
  textAlign: 'start',
  selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const kind = style({ flex: 'none', color: color.textMuted });

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[4]} ${space[20]}`,
  paddingBlock: space[20],
  // Leaves room for the floating button in the corner.
  paddingInlineEnd: space[48],
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: vars.fontSize[12],
  color: color.textMuted,
});
export const poweredBy = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '24px',
  '@media': {
    [media.coarsePointer]: { minBlockSize: vars.touch },
    [media.tablet]: { marginInlineStart: 'auto' },
  },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
