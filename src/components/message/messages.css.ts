import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[12],
});

export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.surfaceRaised,
  overflow: 'hidden',
});

export const message = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[16],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}` },
    '&[data-unread]': { boxShadow: `inset 3px 0 ${vars.color.primary}` },
    '[dir=rtl] &[data-unread]': { boxShadow: `inset -3px 0 ${vars.color.primary}` },
  },
});

export const head = style({ display: 'flex', gap: vars.space[8], alignItems: 'center' });

export const title = style({
  fontWeight: vars.fontWeight.bold,
  selectors: { 'a&:hover': { color: vars.color.primaryText } },
});

export const mark = style({
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontSize: vars.fontSize[12],
});

export const time = style({ color: vars.color.textMuted, fontSize: vars.fontSize[13] });
