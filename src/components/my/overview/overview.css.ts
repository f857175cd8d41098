import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});

export const acts = style({ display: 'grid', gap: space[8] });
export const act = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: vars.touch,
  paddingInline: space[16],
  paddingBlock: space[8],
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
  color: color.primaryText,
  fontWeight: vars.fontWeight.medium,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.textMuted,
});

/** Two beside each other on a phone, all in one row where there is room. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 140px), 1fr))',
  gap: space[12],
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: space[8],
  rowGap: space[4],
  blockSize: '100%',
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  selectors: { '&:hover': { borderColor: color.borderStrong } },
});
// The last one of an odd number stands alone on a phone.
globalStyle(`${stages} > :last-child:nth-child(odd)`, {
  '@media': { [media.phoneOnly]: { gridColumn: '1 / -1' } },
});
export const stageIcon = style({ color: color.primaryText, display: 'grid' });
export const count = style({
  justifySelf: 'end',
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style({ color: color.textMuted });
export const wide = style({ gridColumn: '1 / -1' });
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });

/** A day that comes soon. */
export const soon = style({ fontSize: vars.fontSize[13], color: color.warning });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
