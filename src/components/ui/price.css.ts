import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';
import { spreadValue } from './description-list.css.ts';

export const price = ui({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[8],
  fontVariantNumeric: 'tabular-nums',
  // Where both don't fit into one line, the second one keeps to the end of its row, too.
  selectors: { [`${spreadValue} &`]: { justifyContent: 'flex-end' } },
});

/** The price in the tenant's currency, smaller and muted beside the price in yuan. */
export const secondary = ui({
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  color: vars.color.textMuted,
});

const bold = { fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.tight };
export const main = uiVariants({
  sm: { fontSize: vars.fontSize[14], ...bold, fontWeight: vars.fontWeight.medium },
  md: { fontSize: vars.fontSize[16], ...bold },
  lg: { fontSize: vars.fontSize[22], ...bold },
  xl: {
    fontSize: vars.fontSize[28],
    ...bold,
    letterSpacing: '-0.02em',
    '@media': { [media.tablet]: { fontSize: vars.fontSize[36] } },
  },
});

/** The former price. */
export const former = ui({
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
  textDecoration: 'line-through',
});
