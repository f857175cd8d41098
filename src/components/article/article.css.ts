import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const page = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[24],
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 15rem',
      gap: vars.space[64],
      paddingBlock: vars.space[40],
    },
  },
});

export const article = style({ display: 'grid', gap: vars.space[24], maxInlineSize: '68ch' });

export const title = style({
  fontSize: vars.fontSize[28],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[36] } },
});

export const date = style({
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
});

export const section = style({ display: 'grid', gap: vars.space[12] });

export const heading = style({ fontSize: vars.fontSize[22] });

export const anchor = style({
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

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
globalStyle(`${prose} table`, { display: 'block', overflowX: 'auto' });
globalStyle(`${prose} :is(th, td)`, {
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});

export const contents = style({
  fontSize: vars.fontSize[14],
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: '120px', alignSelf: 'start' },
    [media.print]: { display: 'none' },
  },
});

export const contentsTitle = style({
  marginBlockEnd: vars.space[8],
  fontWeight: vars.fontWeight.bold,
});

export const contentsList = style({ borderInlineStart: `1px solid ${vars.color.border}` });

export const contentsLink = style({
  display: 'block',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
});
