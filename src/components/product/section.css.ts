import { style } from '@vanilla-extract/css';
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

export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  color: color.primaryText,
  fontWeight: vars.fontWeight.medium,
  paddingBlock: space[4],
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
});

/** The place of a shelf on its way; without scripts nothing would take it, so it is not there. */
export const waiting = style({ '@media': { [media.noScript]: { display: 'none' } } });

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '42%',
  gap: space[12],
  overflow: 'hidden',
  '@media': { [media.tablet]: { gridAutoColumns: '220px', gap: space[16] } },
});
