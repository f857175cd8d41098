import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from '../shell/bars.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'relative',
  zIndex: vars.zIndex.header + 1,
  backgroundColor: color.surfaceSunken,
  borderBlockEnd: `1px solid ${color.border}`,
  color: color.neutral[700],
  fontSize: vars.fontSize[12],
  '@media': { [media.print]: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: space[8],
  // A second line only if the reader spaces the letters.
  flexWrap: 'wrap',
  minBlockSize: bars.status,
  '@media': {
    // On a small phone everything fits on one line only in smaller letters.
    '(max-width: 400px)': { fontSize: '0.6875rem', letterSpacing: '-0.01em' },
    [media.tablet]: { columnGap: space[20] },
  },
});
export const fact = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
/** A formula: it reads from the left in every language. */
export const rate = style([fact, { direction: 'ltr' }]);
/** The rate where visitors can choose its currency. */
export const changeable = style([
  rate,
  {
    position: 'relative',
    paddingBlock: space[8],
    selectors: {
      '&:hover': { color: color.text, textDecoration: 'underline' },
      '&::after': { content: '""', position: 'absolute', inset: '-4px' },
    },
  },
]);
/** The clock is hidden first if the bar is too narrow. */
export const clock = style([fact, { overflow: 'hidden', textOverflow: 'ellipsis' }]);
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginInline: `auto calc(-1 * ${space[8]})`,
});

export const quiet = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '36px',
  minInlineSize: '36px',
  justifyContent: 'center',
  paddingInline: space[8],
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { color: color.text, backgroundColor: color.surfaceHover },
    '&::-webkit-details-marker': { display: 'none' },
    // Enlarges the area to touch beyond the thin bar.
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
});
export const wideOnly = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

export const languages = style({ position: 'relative' });
export const languageList = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInlineEnd: 0,
  inlineSize: '220px',
  maxBlockSize: 'min(480px, 70dvh)',
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  fontSize: vars.fontSize[14],
  color: color.text,
});
export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  inlineSize: '100%',
  minBlockSize: vars.touch,
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  textAlign: 'start',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: color.surfaceHover },
    '&[aria-current]': { fontWeight: vars.fontWeight.bold },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
