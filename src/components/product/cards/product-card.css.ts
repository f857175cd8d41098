import { style } from '@vanilla-extract/css';
import { tallLettersSelector } from '../../../theme/languages.ts';
import { media, vars } from '../../../theme/tokens.css';
import { bars } from '../../shell/bars.css';

const { color, space } = vars;

export const card = style({
  scrollMarginTop: `calc(${bars.top} + ${space[16]})`,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${vars.motion.normal}, box-shadow ${vars.motion.normal}`,
  selectors: {
    '&:hover, &:focus-within': { borderColor: color.borderStrong, boxShadow: vars.shadow.middle },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  flex: 1,
  padding: space[8],
  '@media': { [media.tablet]: { padding: space[12] } },
});

/** The price is prominent. */
export const price = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});
export const amount = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const converted = style({ fontSize: vars.fontSize[12], color: color.textMuted });

/**
 * The title, which is equally high in all cards, so that those of a row align. The narrow cards of a phone need one
 * line more.
 */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  minBlockSize: '3lh',
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.regular,
  lineHeight: '1.45',
  textWrap: 'wrap',
  selectors: { [`${tallLettersSelector} &`]: { lineHeight: '1.6' } },
  '@media': { [media.tablet]: { WebkitLineClamp: 2, minBlockSize: '2lh' } },
});

/** The link of a card; it covers the whole card. */
export const cover = style({
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${color.focusRing}`, outlineOffset: '-2px' },
  },
});

export const note = style({
  marginBlockStart: 'auto',
  minBlockSize: '1lh',
  whiteSpace: 'pre-line',
  fontSize: vars.fontSize[12],
  lineHeight: '18px',
  color: color.textMuted,
});

export const platform = style({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  paddingInline: space[8],
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  fontSize: vars.fontSize[12],
  lineHeight: '20px',
});

export const grid = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: {
      gap: space[16],
      gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    },
  },
});
