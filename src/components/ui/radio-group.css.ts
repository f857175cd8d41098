import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const legend = ui({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  marginBlockEnd: space[8],
});

/** A list of cards, each with label and hint. */
export const list = ui({ display: 'grid', gap: space[8] });

export const card = ui({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minBlockSize: vars.touch,
  padding: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    '&:has(:checked)': {
      borderColor: color.focusRing,
      boxShadow: `inset 0 0 0 1px ${color.focusRing}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const dot = ui({
  appearance: 'none',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '2px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceRaised,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `6px solid ${color.primaryText}` },
    '&:focus-visible': { outline: 'none' },
  },
});

export const hint = ui({ display: 'block', fontSize: vars.fontSize[13], color: color.textMuted });

/** One row of joined segments. */
export const segments = ui({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[2],
  padding: '3px',
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceHover,
});

export const segment = ui({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: '34px',
  paddingInline: space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.sm,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      color: color.text,
      backgroundColor: color.surface,
      borderColor: color.border,
      boxShadow: vars.shadow.low,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focusRing}`, outlineOffset: '1px' },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});

export const error = ui({
  marginBlockStart: space[4],
  fontSize: vars.fontSize[13],
  color: color.danger,
});
