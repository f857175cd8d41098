import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { inFlowIfLow } from './bars.css.ts';
import { ownBar } from './shell.css.ts';

const { color, space } = vars;

export const bar = style({
  position: 'fixed',
  zIndex: vars.zIndex.header,
  insetBlockEnd: 0,
  insetInline: 0,
  backgroundColor: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: { [`:root:has(${ownBar}) &`]: { display: 'none' } },
  '@media': {
    ...inFlowIfLow,
    [media.tablet]: { display: 'none' },
    [media.print]: { display: 'none' },
  },
});
export const list = style({ display: 'flex', minBlockSize: '55px' });
export const item = style({ flex: 1, minInlineSize: 0 });
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  blockSize: '100%',
  fontSize: vars.fontSize[12],
  lineHeight: vars.lineHeight.tight,
  color: color.neutral[700],
  selectors: {
    '&[aria-current]': { color: color.primaryText, fontWeight: vars.fontWeight.medium },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const icon = style({ position: 'relative' });
/** The text of an entry: one line, or two if the reader spaces the letters. */
export const text = style({
  maxInlineSize: '100%',
  textAlign: 'center',
  hyphens: 'auto',
  // Room for the dots below Arabic letters.
  paddingBlockEnd: space[2],
});
