import { globalStyle, keyframes } from '@vanilla-extract/css';
import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 12px', scale: '0.98' } });
const fromEnd = keyframes({ from: { translate: '100% 0' } });
const fromStart = keyframes({ from: { translate: '-100% 0' } });
const fromBelow = keyframes({ from: { translate: '0 100%' } });

/**
 * The page below an overlay does not scroll. The colour is for the space of the scroll bar, which a
 * fixed backdrop does not cover.
 */
globalStyle('html:has([data-overlay])', {
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${color.surface} 52%, #000)`,
});

export const backdrop = ui({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  backgroundColor: 'rgb(0 0 0 / 0.48)',
  animation: `${appear} ${vars.motion.normal}`,
  selectors: { '&[data-state=closed]': { animation: `${vanish} ${vars.motion.fast} forwards` } },
});

/** Centred; on a phone at the bottom. */
export const centered = ui({
  alignItems: 'end',
  justifyItems: 'center',
  overflowY: 'auto',
  '@media': { [media.tablet]: { alignItems: 'center', padding: space[24] } },
});

const panel = {
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
} as const;

export const dialog = ui({
  ...panel,
  inlineSize: '100%',
  maxBlockSize: '92dvh',
  borderStartStartRadius: vars.radius.xl,
  borderStartEndRadius: vars.radius.xl,
  animation: `${fromBelow} ${vars.motion.slow}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.tablet]: {
      maxBlockSize: 'calc(100dvh - 48px)',
      borderRadius: vars.radius.xl,
      border: `1px solid ${color.border}`,
      animation: `${rise} ${vars.motion.normal}`,
    },
  },
});

export const width = uiVariants({
  sm: { '@media': { [media.tablet]: { maxInlineSize: '420px' } } },
  md: { '@media': { [media.tablet]: { maxInlineSize: '560px' } } },
  lg: { '@media': { [media.tablet]: { maxInlineSize: '880px' } } },
});

export const sheet = ui({
  ...panel,
  position: 'absolute',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const atSide = { insetBlock: 0, inlineSize: 'min(88vw, 400px)' } as const;
export const side = uiVariants({
  start: {
    ...atSide,
    insetInlineStart: 0,
    animation: `${fromStart} ${vars.motion.slow}`,
    selectors: { '[dir=rtl] &': { animationName: fromEnd } },
  },
  end: {
    ...atSide,
    insetInlineEnd: 0,
    animation: `${fromEnd} ${vars.motion.slow}`,
    selectors: { '[dir=rtl] &': { animationName: fromStart } },
  },
  bottom: {
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '88dvh',
    borderStartStartRadius: vars.radius.xl,
    borderStartEndRadius: vars.radius.xl,
    animation: `${fromBelow} ${vars.motion.slow}`,
  },
});

export const head = ui({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[12],
  paddingInline: `${space[20]} ${space[12]}`,
});
export const title = ui({
  paddingBlock: space[8],
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.bold,
});
export const body = ui({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[20],
  paddingBlockEnd: space[20],
});
export const foot = ui({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[8],
  paddingInline: space[20],
  paddingBlockStart: space[12],
  paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${color.border}`,
});
export const text = ui({ color: color.neutral[700] });
