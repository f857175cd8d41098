import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const area = ui({
  display: 'block',
  maxBlockSize: '320px',
  resize: 'vertical',
  // Grows with its text if the browser supports it.
  ...{ fieldSizing: 'content' },
  // Overrides the height of a one-line field, whatever the order of the styles.
  selectors: { 'textarea&': { minBlockSize: '88px' } },
});

/** The counter of the typed characters, beside the most that are allowed. */
export const counter = ui({
  fontSize: vars.fontSize[12],
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
