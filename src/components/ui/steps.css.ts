import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const steps = ui({ display: 'flex', gap: space[8] });

export const step = ui({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  // A name that is wider than its step doesn't widen the step's bar.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  selectors: {
    '&::before': {
      content: '""',
      blockSize: '4px',
      borderRadius: '2px',
      backgroundColor: color.border,
    },
    '&[data-state=done]::before, &[data-state=now]::before': {
      backgroundColor: color.primaryText,
    },
    '&[data-state=now]': { color: color.text, fontWeight: vars.fontWeight.medium },
  },
});

export const label = ui({ display: 'flex', alignItems: 'flex-start', gap: space[4] });
