import { ui, uiVariants } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const avatar = ui({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: '50%',
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
});

export const size = uiVariants({
  24: { inlineSize: '24px', blockSize: '24px', fontSize: vars.fontSize[12] },
  32: { inlineSize: '32px', blockSize: '32px', fontSize: vars.fontSize[13] },
  48: { inlineSize: '48px', blockSize: '48px', fontSize: vars.fontSize[18] },
  64: { inlineSize: '64px', blockSize: '64px', fontSize: vars.fontSize[22] },
});

export const image = ui({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
