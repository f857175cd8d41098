import { ui, uiGlobal } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const scroll = ui({
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.print]: { overflow: 'visible', border: 0 } },
});

export const table = ui({
  inlineSize: '100%',
  fontSize: vars.fontSize[14],
  textAlign: 'start',
  overflowWrap: 'normal',
});

uiGlobal(`${table} :where(th, td)`, {
  paddingInline: space[16],
  paddingBlock: space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${color.border}`,
  '@media': { [media.phoneOnly]: { paddingInline: space[8] } },
});
uiGlobal(`${table} :where(thead th)`, {
  paddingBlock: space[8],
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
  backgroundColor: color.surfaceSunken,
  whiteSpace: 'nowrap',
  '@media': { [media.phoneOnly]: { whiteSpace: 'normal' } },
});
uiGlobal(`${table} :where(tbody th)`, { fontWeight: vars.fontWeight.medium });
uiGlobal(`${table} > :where(:last-child) > :where(tr:last-child) > :where(th, td)`, {
  borderBlockEnd: 0,
});
uiGlobal(`${table} > tbody > tr:where(:hover)`, {
  '@media': { [media.hover]: { backgroundColor: color.neutral[50] } },
});

/** For cells with numbers, which are aligned at the end of the column. */
export const numeric = ui({
  selectors: {
    '&&': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  },
});
