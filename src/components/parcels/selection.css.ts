import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { barHeight } from '../shell/bar-height.ts';
import { bars, inFlowIfLow } from '../shell/bars.css';

const { color, space } = vars;

export const area = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[4],
});
export const hint = style({ color: color.textMuted });

/** Shown only without scripts. */
export const plainSelectAll = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'flex', gap: space[8] } },
});

/** Once something is selected, sticky at the lower edge, above a phone's bottom bar. */
export const bar = style({
  insetBlockEnd: `calc(${bars.bottom} + ${space[8]})`,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingInline: space[16],
  paddingBlock: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  selectors: {
    [`${area}:has(:checked) &`]: {
      position: 'sticky',
      boxShadow: vars.shadow.middle,
      '@media': inFlowIfLow,
    },
  },
  '@media': {
    [media.tablet]: { insetBlockEnd: space[16] },
    [media.phoneOnly]: { alignItems: 'stretch', flexDirection: 'column' },
    [media.print]: { display: 'none' },
  },
});
barHeight(`${area} :checked`, '128px', { tablet: '88px' });

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, auto)',
  columnGap: space[16],
  '@media': { [media.tablet]: { columnGap: space[32] } },
});
export const figure = style({ display: 'grid', alignContent: 'start', gap: space[2] });
export const label = style({ fontSize: vars.fontSize[12], color: color.textMuted });
export const value = style({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const problem = style({ flexBasis: '100%', color: color.danger });
