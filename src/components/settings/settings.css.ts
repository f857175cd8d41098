import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[20], paddingBlockStart: space[16] });
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
});
export const legend = style({
  marginBlockEnd: space[12],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});

export const hint = style({
  marginBlockStart: space[12],
  color: color.textMuted,
  fontSize: vars.fontSize[13],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '36px',
  paddingInline: space[12],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceRaised,
  fontSize: vars.fontSize[13],
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.surfaceHover },
    '&:has(:checked), &[aria-current]': {
      borderColor: color.primaryText,
      backgroundColor: color.primarySoft,
      boxShadow: `inset 0 0 0 1px ${color.primaryText}`,
      fontWeight: vars.fontWeight.medium,
    },
    '&:has([type=radio]:focus-visible)': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const dot = style({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: '50%',
  border: `1px solid ${color.borderControl}`,
});
/** The colour field. It lies above the radio button, which covers the chip. */
export const picker = style({
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '24px',
  padding: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  '@media': {
    [media.coarsePointer]: {
      inlineSize: vars.touch,
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px 0' } },
    },
  },
});
globalStyle(`${picker}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${picker}::-webkit-color-swatch`, { border: 0, borderRadius: '5px' });
globalStyle(`${picker}::-moz-color-swatch`, { border: 0, borderRadius: '5px' });

/** The button is hidden if scripts run, because they save every choice at once. */
export const save = style({
  justifySelf: 'start',
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
