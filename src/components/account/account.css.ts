import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { bars } from '../shell/bars.css';

const { color, space } = vars;

/** The title of a section and, where there is room, its content beside it. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'start',
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
  scrollMarginBlockStart: bars.top,
  '@media': {
    [media.tablet]: { paddingBlockStart: space[24] },
    '(min-width: 1200px)': {
      gridTemplateColumns: '280px minmax(0, 1fr)',
      columnGap: space[32],
    },
  },
});
export const sectionHead = style({ display: 'grid', gap: space[4] });
export const sectionTitle = style({ fontSize: vars.fontSize[18] });
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  maxInlineSize: '40rem',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const wholeRow = style({ gridColumn: '1 / -1' });
/** A part that opens to a form. It has no line below, because it is the last part of its card. */
export const formDisclosure = style({ borderBlockEnd: 0, marginBlock: `calc(-1 * ${space[8]})` });
/** What is stored now, and the word that opens the form below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  flex: 1,
  minInlineSize: 0,
});
export const value = style({
  display: 'grid',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const changeWord = style({ color: color.primaryText, fontSize: vars.fontSize[14] });
/** The opened form. The bars at the top leave the title of its section in sight. */
export const openedForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  paddingBlockStart: space[8],
  outline: 'none',
  scrollMarginBlockStart: `calc(${bars.top} + 12rem)`,
  '@media': { '(min-width: 1200px)': { scrollMarginBlockStart: `calc(${bars.top} + 8rem)` } },
});
export const submit = style({ justifySelf: 'start' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const narrow = style({ maxInlineSize: '20rem' });

/** The fields of a billing address that only companies have. */
export const ofCompany = style({ display: 'contents' });
globalStyle(`form:has(input[name=type][value=INDIVIDUAL]:checked) ${ofCompany}`, {
  display: 'none',
});

export const addresses = style({ display: 'grid' });
export const address = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  justifyContent: 'space-between',
  paddingBlock: space[12],
  borderBlockEnd: `1px solid ${color.border}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
export const addressText = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  flex: '1 1 16rem',
});
export const addressName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: space[4],
});

/** A question before an action that can't be undone. It takes the place of the button that opened it. */
export const confirm = style({ selectors: { '&[open]': { flexBasis: '100%' } } });
export const confirmSummary = style({
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const question = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBlockStart: space[8],
  padding: space[12],
  border: `1px solid ${color.dangerBorder}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.dangerSoft,
});

/** The kinds of notifications by channel. */
export const kinds = style({ inlineSize: '100%', fontSize: vars.fontSize[14] });
globalStyle(`${kinds} th, ${kinds} td`, { padding: space[8], textAlign: 'start' });
// The short names of the columns would break within a word before those of the rows break between two.
globalStyle(`${kinds} th[scope=col]`, { overflowWrap: 'normal' });
globalStyle(`${kinds} th[scope=row]`, {
  paddingInlineStart: 0,
  fontWeight: vars.fontWeight.regular,
});
export const push = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
});
