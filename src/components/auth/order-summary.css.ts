import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

const { color, space } = vars;

export const summary = style({
  display: 'grid',
  gap: space[12],
  padding: space[12],
  backgroundColor: color.surface,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
});

export const title = style({
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
});

export const lines = style({ display: 'grid', gap: space[12] });

export const line = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  gap: space[12],
  alignItems: 'center',
});

export const picture = style({ display: 'block', inlineSize: '48px' });

export const name = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.medium,
});

export const detail = style({
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: space[8],
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${color.border}`,
});
