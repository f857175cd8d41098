import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const chip = ui({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  maxInlineSize: '100%',
  paddingInline: space[12],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceRaised,
  color: color.text,
  fontSize: vars.fontSize[13],
  lineHeight: '1.3',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    'a&:hover, button&:hover': { borderColor: color.borderControl },
    '&[aria-current=true], &[aria-pressed=true]': {
      borderColor: color.primaryText,
      backgroundColor: color.primarySoft,
      color: color.primaryText,
      fontWeight: vars.fontWeight.medium,
    },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
