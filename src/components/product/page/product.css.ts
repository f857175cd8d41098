import { style } from '@vanilla-extract/css';
import { touchArea } from '../../../theme/global.css';
import { media, vars } from '../../../theme/tokens.css';
import { bars } from '../../shell/bars.css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: space[48],
});

export const top = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    [media.desktop]: { gap: space[48] },
    [media.wide]: { gridTemplateColumns: '560px minmax(0, 1fr)', gap: space[64] },
  },
});
/** Gallery and seller, beside the rest. On a phone the seller comes after the choice. */
export const side = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gap: space[24],
      minInlineSize: 0,
      position: 'sticky',
      insetBlockStart: `calc(${bars.top} + ${space[16]})`,
    },
  },
});
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  minInlineSize: 0,
});

export const titles = style({ display: 'grid', gap: space[8] });
export const title = style({
  fontSize: vars.fontSize[18],
  lineHeight: '1.4',
  textWrap: 'pretty',
  '@media': { [media.tablet]: { fontSize: vars.fontSize[22] } },
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[4],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});
export const original = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const originalTitle = style({ marginBlockStart: space[4], color: color.text });
export const originalSummary = style([
  touchArea,
  {
    cursor: 'pointer',
    inlineSize: 'fit-content',
    paddingBlock: space[4],
    ':hover': { color: color.text },
  },
]);

export const purchase = style({
  display: 'grid',
  gap: space[20],
  minInlineSize: 0,
  '@media': { [media.phoneOnly]: { display: 'contents' } },
});

export const facts = style({
  display: 'grid',
  rowGap: space[8],
  columnGap: space[16],
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  '@media': {
    [media.phoneOnly]: { gridTemplateColumns: 'minmax(80px, 30%) minmax(0, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'repeat(2, max-content minmax(0, 1fr))' },
  },
});
export const fact = style({ display: 'contents' });
export const factName = style({ color: color.textMuted });

export const zoomFrame = style({ position: 'relative', minInlineSize: 0 });
export const zoom = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  '@media': { [media.noScript]: { display: 'none' } },
});

/** As large as dialog and window allow. */
export const large = style({ inlineSize: 'min(100%, calc(100dvh - 160px))', marginInline: 'auto' });

/** Puts the seller after the choice on a phone. */
export const sellerPlace = style({ order: 1 });
export const seller = style({
  display: 'grid',
  gap: space[12],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
});
export const sellerHead = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const sellerIcon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
});
export const sellerName = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
});
export const sellerFacts = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const sellerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const details = style({
  display: 'grid',
  gap: space[48],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});
export const description = style({ maxInlineSize: '720px', textAlign: 'start' });
export const attributes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const attribute = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
export const attributeName = style({
  padding: `${space[8]} ${space[12]}`,
  backgroundColor: color.surfaceSunken,
  color: color.textMuted,
});
export const attributeValue = style({ padding: `${space[8]} ${space[12]}` });
