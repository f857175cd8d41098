import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';
import { barHeight } from '../shell/bar-height.ts';
import { bars, inFlowIfLow } from '../shell/bars.css';
import { besideList, sumBar, sumCard, sumPart, sumTotal } from '../shell/sum-card.css';

const { color, space } = vars;

/** The most channels whose name the button can have. */
const MAX_CHANNELS = 16;

/** The page: the payment methods, and beside them the sum; on a phone one below the other, the sum last. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      alignItems: 'start',
      gap: space[24],
    },
  },
});
/** The column with the sum, the button, and what is paid later. */
export const aside = style({
  display: 'contents',
  '@media': {
    [media.desktop]: { display: 'grid', gap: space[16], ...besideList },
  },
});
/**
 * The summary: one card on a desktop. On a phone the sums are a card, and the button is in a bar that stays in the
 * window.
 */
export const summary = style({
  display: 'contents',
  '@media': {
    [media.desktop]: sumCard,
  },
});
export const sumLines = style([sumPart, { display: 'grid', gap: space[12] }]);
export const sumTitle = style({ fontSize: vars.fontSize[16] });
export const payBar = style([sumPart, sumBar]);
barHeight(payBar, '112px');
export const payBarSum = style({ ...sumTotal, fontVariantNumeric: 'tabular-nums' });

/** The fee of a channel and how to pay through it, line by line. */
export const channelFacts = style({ display: 'grid', gap: space[2] });
export const methods = style({});
/**
 * The button's label for one channel: only that of the chosen one is shown, also without a script.
 */
export const payName = style({
  '@supports': { 'selector(:has(*))': { display: 'none' } },
});
for (let place = 1; place <= MAX_CHANNELS; place++) {
  globalStyle(
    `${page}:has(${methods} label:nth-of-type(${place}) > [name=channelId]:checked) ${payName}:nth-of-type(${place})`,
    { display: 'inline' },
  );
}
globalStyle(`${payName}:not(:first-of-type)`, {
  '@supports': { 'not selector(:has(*))': { display: 'none' } },
});

/** The due payments of one order. */
export const row = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  selectors: {
    '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.border}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const lines = style({ display: 'grid', gap: space[12] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[16],
});
/** Free text. */
export const note = style({
  paddingInlineStart: space[8],
  borderInlineStart: `2px solid ${color.borderStrong}`,
  fontSize: vars.fontSize[13],
  whiteSpace: 'pre-line',
});
export const what = style({
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  minInlineSize: 0,
});
export const name = style({ fontWeight: vars.fontWeight.medium });
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });
export const amount = style({ textAlign: 'end', justifySelf: 'end' });
/** An amount in both currencies, one below the other. */
export const bothCurrencies = style({ flexDirection: 'column', alignItems: 'flex-end' });
export const pictures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
export const thumbnail = style({ inlineSize: '48px' });
export const itemCount = style({ fontSize: vars.fontSize[13], color: color.textMuted });

export const form = style({ display: 'grid', gap: space[16] });
/** The facts about the payment. */
export const method = style({
  marginBlockEnd: space[16],
  padding: space[12],
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
});
/** The anchor that a plain form leads back to, below the header. */
export const anchor = style({ scrollMarginBlockStart: `calc(${bars.top} + ${space[16]})` });
export const short = style({ color: color.danger });

export const done = style({
  display: 'grid',
  gap: space[24],
  justifyItems: 'stretch',
  maxInlineSize: '720px',
  marginInline: 'auto',
  paddingBlockStart: space[32],
});
export const doneHead = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  textAlign: 'center',
});
export const doneRow = style([
  line,
  { alignItems: 'center', selectors: { '& + &': { marginBlockStart: space[12] } } },
]);
export const doneIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: '50%',
  backgroundColor: color.successSoft,
  color: color.success,
});
export const doneTitle = style({ fontSize: vars.fontSize[28] });
export const next = style({
  display: 'grid',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: space[12],
});
export const stepIcon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
  color: color.primaryText,
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});

export const list = style({ display: 'grid' });
/** The selection and its sum, always visible. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: `calc(${bars.bottom} + ${space[8]})`,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.middle,
  '@media': inFlowIfLow,
});
barHeight(bar, '152px', { tablet: '96px' });
export const barSum = style({
  display: 'grid',
  marginInlineStart: 'auto',
  textAlign: 'end',
  justifyItems: 'end',
  '@media': { [media.noScript]: { display: 'none' } },
});
export const barButton = style({
  flexGrow: 1,
  '@media': { [media.tablet]: { flexGrow: 0 } },
});
