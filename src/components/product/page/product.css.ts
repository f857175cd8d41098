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
  gridTemplateRows: 'auto 1fr',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    [media.desktop]: { columnGap: space[48] },
    [media.wide]: { gridTemplateColumns: '560px minmax(0, 1fr)', columnGap: space[64] },
  },
});
const sticky = {
  position: 'sticky',
  insetBlockStart: `calc(${bars.top} + ${space[16]})`,
} as const;
/** The pictures: beside the choice, or on a phone above it. */
export const side = style({
  minInlineSize: 0,
  '@media': {
    [media.tablet]: sticky,
    [media.desktop]: { position: 'static' },
  },
});
/**
 * The column with title, price, choice and buttons. On a desktop it stays in view beside the pictures and the text
 * below them. In a window that is too low for it, it scrolls with the page instead.
 */
export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
    [`${media.desktop} and (min-height: 760px)`]: {
      ...sticky,
      maxBlockSize: `calc(100dvh - ${bars.top} - ${space[24]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // Room for the outlines of what is focused.
      paddingInline: space[4],
      marginInline: `calc(-1 * ${space[4]})`,
    },
  },
});
/** The text about the product: below pictures and choice, or on a desktop below the pictures and beside the choice. */
export const about = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  alignContent: 'start',
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 1 } },
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
/** The original title. Its summary is beside the marks, the opened title below them. */
export const original = style({
  display: 'contents',
  selectors: { '&[open]::details-content': { inlineSize: '100%' } },
});
export const originalTitle = style({ color: color.text });
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
  gap: space[16],
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
  },
});
export const fact = style({ display: 'contents' });
export const factName = style({ color: color.textMuted });

/** The seller's and the shop's terms, below the choice. */
export const terms = style({
  display: 'grid',
  gap: space[12],
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.fontSize[13],
});

export const zoomFrame = style({ position: 'relative', minInlineSize: 0 });
/** Buttons in a corner of the picture. */
export const tools = style({
  position: 'absolute',
  insetBlockStart: space[12],
  insetInlineEnd: space[12],
  display: 'grid',
  gap: space[8],
  '@media': { [media.print]: { display: 'none' } },
});
export const favourite = style({
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: color.danger,
      backgroundColor: color.dangerSoft,
      color: color.danger,
    },
  },
});

/** The large picture: as large as dialog and window allow. */
export const large = style({ inlineSize: 'min(100%, calc(100dvh - 160px))', marginInline: 'auto' });

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
