import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const tabs = ui({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${color.border}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = ui({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: vars.touch,
  paddingInline: space[12],
  whiteSpace: 'nowrap',
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  borderBlockEnd: '2px solid transparent',
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.text, borderBlockEndColor: color.borderStrong },
    '&[aria-current]': { color: color.text, borderBlockEndColor: color.primaryText },
    '&:focus-visible': { outlineOffset: '-3px', borderRadius: vars.radius.sm },
  },
});

export const count = ui({
  minInlineSize: '20px',
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceHover,
  color: color.textMuted,
  fontSize: vars.fontSize[12],
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[aria-current] > &': { backgroundColor: color.primarySoft, color: color.primaryText },
  },
});
