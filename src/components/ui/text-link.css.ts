import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

/** A link within text, with colour and underline. */
export const textLink = style({
  // Large enough to touch if it is alone on a line.
  display: 'inline-block',
  minBlockSize: '24px',
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
