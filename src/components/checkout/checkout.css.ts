import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { barHeight } from '../shell/bar-height.ts';
import { besideList, sumBar, sumCard, sumPart, sumTotal } from '../shell/sum-card.css';

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

/**
 * The summary: one card on a desktop. On narrower screens the sums are a card, and the button is in a bar that stays
 * in the window.
 */
export const summary = style({
  display: 'contents',
  '@media': { [media.desktop]: { ...sumCard, ...besideList } },
});
export const sumLines = style([sumPart, { display: 'grid', gap: space[16] }]);
export const sumTitle = style({ fontSize: vars.fontSize[16] });
export const act = style([sumPart, sumBar]);
barHeight(act, '112px');
export const actTotal = style(sumTotal);
export const rate = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const address = style({ whiteSpace: 'pre-line' });
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginBlockEnd: space[12],
});
export const more = style({ marginBlockStart: space[12] });
export const warehouse = style({ fontWeight: vars.fontWeight.bold });
/** The facts about a warehouse, line by line. */
export const place = style({ display: 'grid', gap: space[4] });
export const advice = style({ color: color.text });

/** The message of a rule about goods. */
export const rule = style({ fontSize: vars.fontSize[12], color: color.textMuted });

export const services = style({ display: 'grid', gap: space[4] });
/** A service and its price, in one row. */
export const service = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[16],
});
export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const dates = style({
  display: 'grid',
  gap: space[8],
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
  fontSize: vars.fontSize[13],
});
export const dateList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: space[8],
});

/** The most warehouses for which the sum to the door is shown. */
const MAX_WAREHOUSES = 6;
/**
 * Parts of which each belongs to a warehouse: only the part of the chosen warehouse is shown, also without a script.
 */
export const perWarehouse = style({});
export const ofWarehouse = style({
  '@supports': { 'selector(:has(*))': { display: 'none' } },
});
for (let place = 1; place <= MAX_WAREHOUSES; place++) {
  globalStyle(
    `form:has(label:nth-of-type(${place}) > [name=tenantWarehouseId]:checked) ${perWarehouse} > ${ofWarehouse}:nth-of-type(${place})`,
    { display: 'block' },
  );
}
globalStyle(`${ofWarehouse}:not(:first-of-type)`, {
  '@supports': { 'not selector(:has(*))': { display: 'none' } },
});

/** Shown without scripts, in place of a sum that only a script can update. */
export const withoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'inline' } },
});
