import { ui, uiVariants } from '../../theme/layer.ts';

const svg = ui({ flex: 'none' });

export const line = ui({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const glyph = `${svg} ${ui({ fill: 'currentColor', fillRule: 'evenodd' })}`;

export const size = uiVariants({
  16: { inlineSize: '16px', blockSize: '16px' },
  20: { inlineSize: '20px', blockSize: '20px' },
  24: { inlineSize: '24px', blockSize: '24px' },
  32: { inlineSize: '32px', blockSize: '32px', strokeWidth: 1.25 },
});

/** Points along the line of reading, so it turns round in right-to-left. */
export const directional = ui({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
