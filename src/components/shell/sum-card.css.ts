import { media, vars } from '../../theme/tokens.css';
import { bars, inFlowIfLow } from './bars.css';

const { color, space } = vars;

/*
 * Rules for the sums beside a list, and the button to continue. On a desktop both are in one card. On narrower screens
 * the sums are a card, and the button is in another that stays in the window; `display: contents` on the element
 * around them then puts both into the page.
 */

const card = {
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
} as const;

/** The card with sums and button, on a desktop. */
export const sumCard = { display: 'grid', gap: space[16], padding: space[20], ...card } as const;

/** The column that stays in view beside the list, on a desktop. */
export const besideList = {
  position: 'sticky',
  insetBlockStart: `calc(${bars.top} + ${space[16]})`,
} as const;

/** The part with the sums, which is a card of its own below a desktop's width. */
export const sumPart = {
  padding: space[16],
  ...card,
  '@media': { [media.desktop]: { padding: 0, border: 0 } },
} as const;

/** A second place for the total, beside the button, where the sums may be out of the window. */
export const sumTotal = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
  '@media': { [media.desktop]: { display: 'none' } },
} as const;

/** The part with the button: from edge to edge of the window, and down to the bar below it. */
export const sumBar = {
  position: 'sticky',
  insetBlockEnd: bars.bottom,
  zIndex: vars.zIndex.sticky,
  display: 'grid',
  gap: space[8],
  marginInline: `calc(-1 * ${space[16]})`,
  paddingBlock: space[12],
  borderInline: 0,
  borderRadius: 0,
  boxShadow: vars.shadow.middle,
  '@media': {
    [media.tabletOnly]: {
      marginInline: `calc(-1 * ${space[24]})`,
      paddingInline: space[24],
    },
    [media.desktop]: { position: 'static', marginInline: 0, padding: 0, boxShadow: 'none' },
    ...inFlowIfLow,
  },
} as const;
