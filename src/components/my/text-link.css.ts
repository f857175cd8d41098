import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

/** A link among words that are no paragraph: told from them by its colour and line. */
export const textLink = style({
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
