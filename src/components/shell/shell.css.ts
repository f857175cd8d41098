import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { bars } from './bars.css.ts';
import { OWN_SEARCH } from './own-search.ts';

const { color, space } = vars;

export const skip = style({
  selectors: {
    '&:focus': {
      position: 'fixed',
      zIndex: vars.zIndex.progress,
      insetBlockStart: space[8],
      insetInlineStart: space[8],
      paddingBlock: space[12],
      paddingInline: space[16],
      borderRadius: vars.radius.md,
      backgroundColor: color.primary,
      color: color.onPrimary,
    },
  },
});

/** The whole page, at least as tall as the window, so that the footer is always at the bottom. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  // The header is no ancestor of the field that it follows.
  timelineScope: OWN_SEARCH,
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  paddingBlockEnd: bars.bottom,
});

/** Marks a page on whose content nothing floats. */
export const nothingFloats = style({});
/** Marks a page whose own bar replaces a phone's navigation. */
export const ownBar = style({});
globalStyle(`:root:has(${ownBar})`, {
  '@media': { [media.phoneOnly]: { vars: { [bars.bottom]: '0px' } } },
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const bottomPadding = style({
  paddingBlockEnd: space[48],
  '@media': { [media.tablet]: { paddingBlockEnd: space[80] } },
});

/** A pale gradient of the tenant's colour behind the top of the page. */
export const decoration = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: '560px',
  pointerEvents: 'none',
  backgroundImage: [
    `radial-gradient(60% 70% at 15% 0%, ${color.primarySoft}, transparent)`,
    `radial-gradient(50% 60% at 90% 10%, ${color.primaryRamp[50]}, transparent)`,
  ].join(', '),
  '@media': { [media.print]: { display: 'none' } },
});

export const contentHeader = style({
  paddingBlock: space[12],
  '@media': { [media.coarsePointer]: { paddingBlock: space[4] } },
});

export const notice = style({ paddingBlockStart: space[16] });

/** Below the status bar and the header, whose counts the toasts speak of. */
globalStyle('[data-toasts] > ol', {
  insetBlockStart: `calc(${bars.status} + ${bars.top} + ${space[8]})`,
});
