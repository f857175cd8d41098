import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

/** The words of a button without border stand below the field's, not its edge. */
export const resend = style({ marginInlineStart: `calc(-1 * ${vars.space[12]})` });
