import { ui, uiVariants } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

/** The box has its size before the picture, so nothing moves. */
export const box = ui({
  display: 'block',
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  inlineSize: '100%',
  backgroundColor: vars.color.neutral[100],
});

export const image = ui({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // The alternative text of a failed picture must fit the box.
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
});

export const corner = uiVariants({
  none: {},
  sm: { borderRadius: vars.radius.sm },
  md: { borderRadius: vars.radius.md },
  lg: { borderRadius: vars.radius.lg },
});
