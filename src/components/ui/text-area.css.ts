import { ui } from '../../theme/layer.ts';

export const area = ui({
  display: 'block',
  maxBlockSize: '320px',
  resize: 'vertical',
  // Grows with its text where the browser knows how.
  ...{ fieldSizing: 'content' },
  // More than a field of one line, whichever of the two styles comes last.
  selectors: { 'textarea&': { minBlockSize: '88px' } },
});
