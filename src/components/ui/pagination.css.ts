import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const pages = ui({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  '@media': { [media.print]: { display: 'none' } },
});

export const page = ui({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '40px',
  minBlockSize: '40px',
  paddingInline: space[8],
  borderRadius: vars.radius.md,
  border: '1px solid transparent',
  color: color.textMuted,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    'a&:hover': { backgroundColor: color.surfaceHover, color: color.text },
    '&[aria-current]': { borderColor: color.borderStrong, color: color.text },
    'span&': { color: color.neutral[400] },
  },
  '@media': { [media.coarsePointer]: { minInlineSize: vars.touch, minBlockSize: vars.touch } },
});

/** A phone shows arrows and the current page instead of the numbers. */
export const number = ui({ '@media': { [media.phoneOnly]: { display: 'none' } } });
export const current = ui({
  paddingInline: space[12],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'none' } },
});
