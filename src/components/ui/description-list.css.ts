import { ui, uiVariants } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const list = ui({ display: 'grid', gap: space[8] });

export const row = uiVariants({
  /** The value is at the end of the row: for sums and short facts. */
  spread: { display: 'flex', justifyContent: 'space-between', gap: space[16] },
  /** The value is beside a column of terms: for attributes. */
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 1fr) 2fr',
    gap: space[16],
    paddingBlockEnd: space[8],
    borderBlockEnd: `1px solid ${color.border}`,
    selectors: { '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 } },
  },
  /** The value is below its term. */
  stacked: { display: 'grid', gap: space[2] },
});

export const term = ui({ color: color.textMuted });
export const note = ui({ display: 'block', fontSize: vars.fontSize[12] });
export const spreadValue = ui({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const strong = ui({
  fontWeight: vars.fontWeight.bold,
  fontSize: vars.fontSize[16],
  color: color.text,
});
