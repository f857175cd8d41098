import { style } from '@vanilla-extract/css';
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
