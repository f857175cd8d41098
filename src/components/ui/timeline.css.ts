import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const timeline = ui({ display: 'grid' });

export const event = ui({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[32],
  paddingBlockEnd: space[20],
  color: color.textMuted,
  selectors: {
    // `::after` is the point of an event, `::before` the line to the next point.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '8px',
      insetBlockStart: '14px',
      insetBlockEnd: '-8px',
      inlineSize: '2px',
      backgroundColor: color.border,
    },
    '&[data-state=done]:not(:last-child)::before': { backgroundColor: color.primaryBorder },
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '3px',
      insetBlockStart: '5px',
      inlineSize: '12px',
      blockSize: '12px',
      borderRadius: '50%',
      border: `2px solid ${color.borderStrong}`,
      backgroundColor: color.surfaceRaised,
    },
    '&[data-state=done]::after': {
      borderColor: color.primaryText,
      backgroundColor: color.primaryText,
    },
    '&[data-state=now]::after': {
      borderColor: color.primaryText,
      boxShadow: `0 0 0 4px ${color.primarySoft}`,
    },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const title = ui({
  fontWeight: vars.fontWeight.medium,
  selectors: { '[data-state=done] > &, [data-state=now] > &': { color: color.text } },
});
export const time = ui({ fontSize: vars.fontSize[12], fontVariantNumeric: 'tabular-nums' });
