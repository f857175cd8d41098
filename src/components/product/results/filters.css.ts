import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

/** The panel: beside the results on large screens, a sheet that opens without scripts on small ones. */
export const filters = style({
  inset: 'auto',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: 'min(88vw, 360px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  border: 0,
  overflow: 'hidden',
  backgroundColor: color.surfaceRaised,
  color: color.text,
  boxShadow: vars.shadow.high,
  '::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.48)' },
  selectors: {
    '&:popover-open': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
  },
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
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.desktop]: { padding: 0, overflow: 'visible' } },
});

export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[8],
  paddingInlineStart: space[16],
  paddingInlineEnd: space[8],
  borderBlockEnd: `1px solid ${color.border}`,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const panelFoot = style({
  display: 'flex',
  gap: space[8],
  padding: space[12],
  paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
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
  paddingBlock: space[4],
  paddingInline: space[8],
  marginInline: `calc(-1 * ${space[8]})`,
  borderRadius: vars.radius.sm,
  lineHeight: '1.35',
  ':hover': { backgroundColor: color.surfaceHover },
  selectors: {
    '&[aria-current=true]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const choiceName = style({ flex: 1, minInlineSize: 0 });
export const choiceCount = style({
  color: color.textMuted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** Marks an active choice: a checkbox if several can be on, else a radio button. */
const markBase = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  border: `1px solid ${color.borderControl}`,
  backgroundColor: color.surfaceRaised,
  selectors: { '[aria-current=true] > &': { borderColor: color.primaryText } },
});
export const mark = styleVariants({
  several: [
    markBase,
    {
      borderRadius: vars.radius.xs,
      selectors: {
        '[aria-current=true] > &': { backgroundColor: color.primary, color: color.onPrimary },
      },
    },
  ],
  one: [
    markBase,
    {
      borderRadius: '50%',
      selectors: {
        '[aria-current=true] > &': { boxShadow: `inset 0 0 0 5px ${color.primaryText}` },
      },
    },
  ],
});

/** Choices beyond the first few. */
export const folded = style({ marginBlockStart: `calc(-1 * ${space[8]})` });
export const unfold = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '36px',
  color: color.primaryText,
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '[open] > &': { display: 'none' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[8],
});

export const clear = style({ flex: 'none' });
