import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.css.ts';

/**
 * Heights of the sticky bars (the header, and on a phone the bottom bar), for elements that stick below
 * or above them.
 */
export const bars = createGlobalThemeContract({
  /** The status bar above the header. It is not sticky. */
  status: 'bar-status',
  top: 'bar-top',
  bottom: 'bar-bottom',
  /** The bar of actions above the bottom bar. A page with such a bar sets its height. */
  action: 'bar-action',
  /** The support chat's button in the corner above both bars; 0 without the chat. */
  corner: 'bar-corner',
});

globalStyle(':root', {
  // A focused element is scrolled to where neither bars nor the chat button cover it.
  scrollPaddingBlockEnd: `calc(${bars.bottom} + ${bars.action} + ${bars.corner} + 16px)`,
  vars: {
    [bars.status]: '36px',
    [bars.top]: '56px',
    [bars.bottom]: 'calc(56px + env(safe-area-inset-bottom))',
    [bars.action]: '0px',
    [bars.corner]: '0px',
  },
  '@media': {
    [media.tablet]: { vars: { [bars.top]: '68px', [bars.bottom]: '0px' } },
    [media.print]: { vars: { [bars.top]: '0px', [bars.bottom]: '0px' } },
  },
});

/** In a low window the bars scroll with the page: they would cover most of it. */
export const inFlowIfLow = { [media.low]: { position: 'static' } } as const;
globalStyle(':root', {
  '@media': {
    [media.low]: {
      scrollPaddingBlock: '16px !important',
      vars: {
        [bars.bottom]: '0px !important',
        [bars.action]: '0px !important',
        [bars.corner]: '0px !important',
      },
    },
  },
});
