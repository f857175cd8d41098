import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

/** Text of a tenant: articles, announcements, descriptions. */
export const prose = style({
  fontSize: vars.fontSize[16],
  lineHeight: '1.7',
  overflowWrap: 'anywhere',
});
globalStyle(`${prose} > * + *`, { marginBlockStart: vars.space[12] });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: vars.space[24] });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li + li`, { marginBlockStart: vars.space[4] });
globalStyle(`${prose} h3`, { fontSize: vars.fontSize[18], marginBlockStart: vars.space[20] });
globalStyle(`${prose} a`, { color: vars.color.primaryText, textDecoration: 'underline' });
// A cell is at least as wide as its longest word, which `anywhere` would tear apart.
globalStyle(`${prose} table`, {
  display: 'block',
  overflowX: 'auto',
  overflowWrap: 'break-word',
  lineHeight: '1.5',
});
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
