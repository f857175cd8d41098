import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const shop = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${color.border}`,
      marginBlockStart: space[16],
      paddingBlockStart: space[16],
    },
  },
});
export const shopHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
  marginBlockEnd: space[12],
});
export const shopName = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold });
export const shopSums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: space[16],
  rowGap: space[4],
  marginBlockStart: space[12],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});

export const form = style({ display: 'grid', gap: space[16] });
export const rate = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const address = style({ whiteSpace: 'pre-line' });
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockEnd: space[12],
});
export const more = style({ marginBlockStart: space[12] });
/** What is said of a warehouse, line by line. */
export const place = style({ display: 'grid', gap: space[4] });
export const advice = style({ color: color.text });

/** What a rule about goods tells the shopper. */
export const rule = style({ fontSize: vars.fontSize[12], color: color.textMuted });
