import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const card = ui({
  display: 'block',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
});

export const padding = uiVariants({
  none: { overflow: 'hidden' },
  sm: { padding: space[12] },
  md: { padding: space[16], '@media': { [media.tablet]: { padding: space[20] } } },
  lg: { padding: space[20], '@media': { [media.tablet]: { padding: space[32] } } },
});

/** The whole card is a link or holds one that covers it. */
export const interactive = ui({
  transition: `border-color ${vars.motion.normal}, box-shadow ${vars.motion.normal}`,
  selectors: {
    '&:hover, &:focus-within': {
      borderColor: color.borderStrong,
      boxShadow: vars.shadow.middle,
    },
  },
});

export const head = ui({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  marginBlockEnd: space[16],
});
export const title = ui({ fontSize: vars.fontSize[16] });
