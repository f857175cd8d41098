import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.css.ts';

/**
 * Heights of the bars that stay in sight, for whatever sticks below or above them: the header, and
 * on a phone the bottom bar.
 */
export const bars = createGlobalThemeContract({
  top: 'bar-top',
  bottom: 'bar-bottom',
  /** A page's own bar of actions, above the bottom bar: the page that has one sets it. */
  action: 'bar-action',
  /** What stands in the corner above both: the support chat's button, where there is one. */
  corner: 'bar-corner',
});

globalStyle(':root', {
  // What the keyboard comes to is scrolled clear of them.
  scrollPaddingBlockEnd: `calc(${bars.bottom} + ${bars.action} + 16px)`,
  vars: {
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
