import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[16], paddingBlockEnd: space[32] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
});
export const title = style({
  fontSize: vars.fontSize[22],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
export const count = style({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const columns = style({
  display: 'grid',
  gap: space[24],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '232px minmax(0, 1fr)', gap: space[32] },
  },
});

export const main = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
});

export const openFilters = style({
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const sorts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minInlineSize: 0,
  // Room for the ring of a focused chip, which a scrolling row would cut.
  padding: '3px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const sort = style({ flex: 'none' });

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});

/** Beside the results on a large screen; on a small one a sheet that its button opens, without a script. */
export const filters = style({
  inset: 'auto',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(88vw, 360px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  '::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.48)' },
  selectors: { '&:popover-open': { display: 'grid', gridTemplateRows: '1fr auto' } },
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      overflow: 'visible',
      backgroundColor: 'transparent',
      boxShadow: 'none',
    },
  },
});

export const panel = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[24],
  padding: space[16],
  '@media': { [media.desktop]: { padding: 0 } },
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const panelFoot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const group = style({ display: 'grid', gap: space[8] });
export const groupTitle = style({ fontSize: vars.fontSize[14] });

export const choices = style({ display: 'grid' });
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '36px',
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
  borderRadius: vars.radius.sm,
  lineHeight: '1.35',
  ':hover': { backgroundColor: color.surfaceHover },
  selectors: {
    '&[aria-current=true]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
  },
  '@media': { [media.finger]: { minBlockSize: vars.touch } },
});
export const choiceName = style({ flex: 1, minInlineSize: 0 });
export const choiceCount = style({
  color: color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** The box of a choice that is on or off. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.xs,
  color: color.onPrimary,
  selectors: {
    '[aria-current=true] > &': { borderColor: color.primaryText, backgroundColor: color.primary },
  },
});

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
});

export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  marginBlockStart: space[16],
});

export const nothing = style({ display: 'grid', gap: space[32], minInlineSize: 0 });
export const elsewhere = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});

export const wrong = style({
  display: 'grid',
  gap: space[20],
  maxInlineSize: '680px',
  marginInline: 'auto',
  paddingBlock: space[48],
});
export const pasted = style({
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
  fontSize: vars.fontSize[13],
  overflowWrap: 'anywhere',
});
export const advice = style({
  display: 'grid',
  gap: space[8],
  paddingInlineStart: space[20],
  listStyle: 'disc',
});
