import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css';

/** 200 px (docs/specification.md section 9). */
export const banner = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '200px',
  paddingInline: vars.space[16],
  textAlign: 'center',
  background: `radial-gradient(120% 160% at 50% 0, ${vars.color.primaryRamp[200]}, ${vars.color.primarySoft})`,
});

export const title = style({
  fontSize: vars.fontSize[28],
  '@media': { [media.tablet]: { fontSize: vars.fontSize[36] } },
});

export const steps = style({
  display: 'grid',
  gap: vars.space[32],
  paddingBlock: vars.space[40],
  '@media': { [media.tablet]: { gap: vars.space[48] } },
});

/** A step beside its picture, also on a phone: as large as the window, a picture would hide what the next step is. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 96px',
  gap: vars.space[16],
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 18rem)',
      gap: vars.space[64],
      alignItems: 'center',
    },
  },
  selectors: {
    '&:nth-child(even)': {
      '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 18rem) minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  selectors: {
    [`${step}:nth-child(even) &`]: { '@media': { [media.tablet]: { order: -1 } } },
  },
});
export const onwards = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  paddingBlockEnd: vars.space[48],
});

export const text = style({ display: 'grid', gap: vars.space[8], fontSize: vars.fontSize[16] });

export const number = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.primaryText,
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const name = style({ fontSize: vars.fontSize[22] });

export const remark = style({ color: vars.color.primaryText, fontWeight: vars.fontWeight.medium });
