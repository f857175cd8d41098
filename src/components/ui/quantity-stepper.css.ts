import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color } = vars;

export const stepper = ui({
  display: 'inline-flex',
  alignItems: 'stretch',
  inlineSize: 'fit-content',
  blockSize: '36px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': {
      borderColor: color.focusRing,
      boxShadow: `0 0 0 1px ${color.focusRing}`,
    },
    '&:has([aria-invalid]):not(:focus-within)': { borderColor: color.danger },
  },
  '@media': { [media.coarsePointer]: { blockSize: vars.touch } },
});

export const step = ui({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: color.surfaceHover },
    '&:disabled': { color: color.neutral[400] },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': { [media.coarsePointer]: { inlineSize: vars.touch } },
});

export const input = ui({
  inlineSize: '52px',
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.fontWeight.medium,
  appearance: 'textfield',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
  '@media': {
    [media.coarsePointer]: { fontSize: vars.fontSize[16] },
    // Without scripts the buttons are hidden, and the browser's arrows are shown instead.
    [media.noScript]: { inlineSize: '80px', appearance: 'auto' },
  },
});
