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
/** The most urgent act stands out. */
globalStyle(`${acts} > :first-child > ${act}`, {
  backgroundColor: color.primary,
  color: color.onPrimary,
});
export const nothing = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: color.textMuted,
});

/** The stages: rows of one card on a phone, all in one row where there is room. */
export const stages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: space[12],
      border: 0,
      backgroundColor: 'transparent',
    },
  },
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[12],
  minBlockSize: vars.touch,
  paddingInline: space[16],
  paddingBlock: space[8],
  '@media': {
    [media.phoneOnly]: {
      selectors: { 'li + li > &': { borderBlockStart: `1px solid ${color.border}` } },
    },
    [media.tablet]: {
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: space[8],
      rowGap: space[4],
      blockSize: '100%',
      padding: space[16],
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.lg,
      backgroundColor: color.surfaceRaised,
      selectors: { '&:hover': { borderColor: color.borderStrong } },
    },
  },
});
export const stageIcon = style({ color: color.primaryText, display: 'grid' });
export const count = style({
  gridColumn: 3,
  gridRow: 1,
  justifySelf: 'end',
  '@media': { [media.tablet]: { gridColumn: 2 } },
  fontSize: vars.fontSize[22],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const none = style({ color: color.textMuted });
export const name = style({
  gridColumn: 2,
  gridRow: 1,
  '@media': { [media.tablet]: { gridColumn: '1 / -1', gridRow: 'auto' } },
});
export const below = style({
  gridColumn: '2 / -1',
  '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
});
export const muted = style({ fontSize: vars.fontSize[13], color: color.textMuted });

/** The look of a day that comes soon. */
export const soon = style({ fontSize: vars.fontSize[13], color: color.warning });

export const balance = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
