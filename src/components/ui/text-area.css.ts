import { ui } from '../../theme/layer.ts';

export const area = ui({
  display: 'block',
  minBlockSize: '88px',
  maxBlockSize: '320px',
  resize: 'vertical',
  // Grows with its text where the browser knows how.
  ...{ fieldSizing: 'content' },
});
