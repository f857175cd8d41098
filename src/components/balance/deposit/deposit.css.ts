import { style } from '@vanilla-extract/css';
import { media, vars } from '../../../theme/tokens.css';

const { color, space } = vars;

/** The payment, and beside it the form that reports it. */
export const sideBySide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'start',
  '@media': {
    '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const label = style({ fontSize: vars.fontSize[13], color: color.textMuted });
/** The amount to transfer, which must be exact. */
export const payAmount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
});

export const facts = style({
  display: 'grid',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  overflow: 'hidden',
});
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[8],
  alignItems: 'center',
  paddingInline: space[16],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.border}` } },
});
/** The purpose of a transfer, without which staff can't match it with the top-up. */
export const purpose = style({ backgroundColor: color.primarySoft });
export const value = style({ gridColumn: 1, fontWeight: vars.fontWeight.medium });
export const copy = style({ gridColumn: 2, gridRow: '1 / span 2' });

/** The code to scan. Its picture is white in both schemes and large enough for a camera. */
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  textAlign: 'center',
});
export const codeImage = style({
  inlineSize: 'min(288px, 100%)',
  aspectRatio: '1',
  padding: space[12],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: '#fff',
});
/** A picture of the shop's, which need not be square. */
export const staticCode = style({ aspectRatio: 'auto', blockSize: 'auto' });
export const waiting = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
  '@media': { [media.noScript]: { display: 'none' } },
});
export const countdown = style({ fontVariantNumeric: 'tabular-nums' });

/** A native file input, which also accepts a dropped file. */
export const file = style({
  inlineSize: '100%',
  padding: space[16],
  border: `1.5px dashed ${color.borderControl}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceSunken,
  cursor: 'pointer',
  color: color.textMuted,
  selectors: {
    '&:hover': { borderColor: color.focusRing },
    '&[aria-invalid=true]': { borderColor: color.danger },
    '&::file-selector-button': {
      font: 'inherit',
      fontWeight: vars.fontWeight.medium,
      marginInlineEnd: space[12],
      paddingInline: space[16],
      minBlockSize: '40px',
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: color.surfaceRaised,
      color: color.text,
      cursor: 'pointer',
    },
  },
});
export const chosen = style({ display: 'grid', gap: space[8] });
export const preview = style({
  justifySelf: 'start',
  maxBlockSize: '200px',
  inlineSize: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
});
export const progress = style({
  inlineSize: '100%',
  blockSize: '8px',
  accentColor: color.primaryText,
});

/** A button without a border, its text aligned with the text above. */
export const cancel = style({ marginInlineStart: `calc(-1 * ${space[16]})` });
/** The last part of its card, so without a line below. */
export const more = style({
  borderBlockEnd: 0,
  marginBlockEnd: `calc(-1 * ${space[12]})`,
});
export const noProof = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border}`,
});
