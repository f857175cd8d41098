import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const ways = style({ display: 'grid', gap: vars.space[8] });

/** A word between two lines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[13],
  '::before': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
  '::after': { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.border}` },
});
