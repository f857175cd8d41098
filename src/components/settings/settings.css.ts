import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { sheet } from '../header/header.css.ts';

const { color, space } = vars;

/** Half of what is left beside the container, and the container's own edge. */
const besideContainer = (edge: string) =>
  `max(${edge}, calc((100% - ${vars.container.md}) / 2 + ${edge}))`;

/** On a phone a sheet like the navigation's; else a card below the status bar, where its button is. */
export const panel = style([
  sheet,
  {
    '@media': {
      [media.tablet]: {
        position: 'absolute',
        insetBlock: '40px auto',
        insetInlineEnd: besideContainer(space[16]),
        inlineSize: '400px',
        blockSize: 'auto',
        maxBlockSize: 'calc(100dvh - 56px)',
        border: `1px solid ${color.border}`,
        borderRadius: vars.radius.lg,
        selectors: {
          '&:popover-open, [dir=rtl] &:popover-open': { animation: 'none' },
          '&::backdrop': { display: 'none' },
        },
      },
      [media.desktop]: { insetInlineEnd: besideContainer(space[24]) },
    },
  },
]);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  paddingInline: `${space[20]} ${space[8]}`,
});
export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const form = style({ display: 'grid', gap: space[24], paddingInline: space[20] });
export const languages = style({ paddingBlockStart: space[24], paddingInline: space[20] });
export const legend = style({
  marginBlockEnd: space[8],
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
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
  '@media': { [media.finger]: { minBlockSize: vars.touch } },
});
export const dot = style({
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  borderRadius: '50%',
  border: `1px solid ${color.borderControl}`,
});
/** A swatch like the others; above the radio, which covers the chip. */
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
    [media.finger]: {
      inlineSize: vars.touch,
      selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px 0' } },
    },
  },
});
globalStyle(`${picker}::-webkit-color-swatch-wrapper`, { padding: 0 });
globalStyle(`${picker}::-webkit-color-swatch`, { border: 0, borderRadius: '5px' });
globalStyle(`${picker}::-moz-color-swatch`, { border: 0, borderRadius: '5px' });

/** With a script every choice is saved at once, without this button. */
export const save = style({
  justifySelf: 'start',
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
