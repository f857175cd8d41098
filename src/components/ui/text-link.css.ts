import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

/** A link among words that are no paragraph: told from them by its colour and line. */
export const textLink = style({
  // Alone on a line it is still large enough to hit.
  display: 'inline-block',
  minBlockSize: '24px',
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
