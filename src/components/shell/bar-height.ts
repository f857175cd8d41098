import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../theme/tokens.css.ts';
import { bars } from './bars.css.ts';

/**
 * Sets the height of the bar of actions on the pages that have `selector`: on a phone, and from wider windows on. What
 * floats or is scrolled to stays above it. By default, a desktop has no such bar.
 */
export function barHeight(
  selector: string,
  height: string,
  wider: Partial<Record<'tablet' | 'desktop', string>> = { desktop: '0px' },
): void {
  const widths = Object.entries(wider) as ['tablet' | 'desktop', string][];
  globalStyle(`:root:has(${selector})`, {
    vars: { [bars.action]: height },
    '@media': Object.fromEntries(
      widths.map(([from, other]) => [media[from], { vars: { [bars.action]: other } }]),
    ),
  });
}
