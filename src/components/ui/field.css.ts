import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const field = ui({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  minInlineSize: 0,
});
export const head = ui({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[12],
});
export const label = ui({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.medium });
export const mark = ui({ color: color.danger, marginInlineStart: space[2] });
export const hint = ui({ fontSize: vars.fontSize[13], color: color.textMuted });
export const error = ui({
  display: 'flex',
  gap: space[4],
  fontSize: vars.fontSize[13],
  color: color.danger,
});
/** Centres the icon on the first line. */
export const errorIcon = ui({ paddingBlockStart: '2px' });

/** The box of every field. */
export const control = ui({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '40px',
  paddingInline: space[12],
  paddingBlock: space[8],
  lineHeight: '1.4',
  fontSize: vars.fontSize[14],
  color: color.text,
  backgroundColor: color.surfaceRaised,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.neutral[700] },
    // A day’s calendar button has the focus inside the field.
    '&:is(:focus-visible, [type=date]:focus-within)': {
      outline: 'none',
      borderColor: color.focusRing,
      boxShadow: `0 0 0 1px ${color.focusRing}, 0 0 0 4px ${color.primarySoft}`,
    },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&[aria-invalid=true]:focus-visible': {
      boxShadow: `0 0 0 1px ${color.danger}, 0 0 0 4px ${color.dangerSoft}`,
    },
    '&:disabled, &:read-only:not(select)': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.borderStrong,
      color: color.textMuted,
    },
  },
  '@media': {
    // At 16 px phones don't zoom into the field.
    [media.coarsePointer]: { minBlockSize: vars.touch, fontSize: vars.fontSize[16] },
  },
});
