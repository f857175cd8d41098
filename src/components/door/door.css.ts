import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const { color } = vars;

/** The estimate. While a newer one is read (`aria-busy`), its amounts are hidden. */
export const door = style({
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
  fontSize: vars.fontSize[14],
});
globalStyle(`${door}[aria-busy=true] :is(bdi, dd)`, { visibility: 'hidden' });
