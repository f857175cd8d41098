import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

export const page = style({
  display: 'grid',
  gap: vars.space[24],
  paddingBlock: vars.space[24],
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 27rem) minmax(0, 1fr)',
      gap: vars.space[64],
      paddingBlock: vars.space[64],
    },
  },
});

export const card = style({
  display: 'grid',
  gap: vars.space[20],
  padding: vars.space[20],
  backgroundColor: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.middle,
  '@media': { [media.tablet]: { padding: vars.space[32] } },
});

export const title = style({ fontSize: vars.fontSize[22] });

export const form = style({ display: 'grid', gap: vars.space[16] });

export const kept = style({ color: vars.color.textMuted });

/** The question that leads from signing in to signing up, and back. */
export const switchLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  color: vars.color.textMuted,
});

export const foot = style({
  paddingBlockStart: vars.space[16],
  borderBlockStart: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
});

export const promise = style({
  display: 'grid',
  gap: vars.space[12],
  color: vars.color.textMuted,
  fontSize: vars.fontSize[16],
});

export const name = style({
  color: vars.color.text,
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});

export const points = style({
  display: 'grid',
  gap: vars.space[12],
  marginBlockStart: vars.space[8],
});

export const point = style({
  display: 'flex',
  gap: vars.space[12],
  alignItems: 'flex-start',
  color: vars.color.text,
});
