import { style } from '@vanilla-extract/css';
import { touchArea } from '../../theme/global.css';
import { media, vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const section = style({ display: 'grid', gap: space[16], minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[8],
});

export const title = style({
  fontSize: vars.fontSize[18],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[22] } },
});

export const more = style([
  touchArea,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[4],
    color: color.primaryText,
    fontWeight: vars.fontWeight.medium,
    paddingBlock: space[4],
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
]);
