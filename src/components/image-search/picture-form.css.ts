import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const page = style({ display: 'grid', gap: space[20], paddingBlockStart: space[16] });
export const text = style({ display: 'grid', gap: space[4] });
export const title = style({ fontSize: vars.fontSize[28], lineHeight: vars.lineHeight.tight });
export const note = style({ color: color.textMuted });
export const form = style({ display: 'grid', gap: space[20] });
export const file = style({
  inlineSize: '100%',
  padding: space[16],
  border: `1.5px dashed ${color.borderControl}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  selectors: {
    '&::file-selector-button': {
      minBlockSize: '36px',
      marginInlineEnd: space[12],
      paddingInline: space[12],
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.sm,
      backgroundColor: color.surfaceRaised,
      color: color.text,
      font: 'inherit',
    },
  },
});
export const submit = style({ justifySelf: 'start' });
