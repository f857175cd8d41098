import { ui } from '../../theme/layer.ts';

export const area = ui({
  display: 'block',
  maxBlockSize: '320px',
  resize: 'vertical',
  // Grows with its text if the browser supports it.
  ...{ fieldSizing: 'content' },
  // Overrides the height of a one-line field, whatever the order of the styles.
  selectors: { 'textarea&': { minBlockSize: '88px' } },
});
