import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { form, LARGE_SCOPE } from './search-input.css';

const { color, space } = vars;

/**
 * The width is the same for every choice, so that nothing moves when a script shows the kept choice.
 */
const chip = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: '32px',
  borderRadius: vars.radius.full,
  backgroundColor: color.surfaceHover,
  color: color.text,
  // The arrow.
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '11px',
    inlineSize: '6px',
    blockSize: '6px',
    borderInlineEnd: `1.5px solid ${color.textMuted}`,
    borderBlockEnd: `1.5px solid ${color.textMuted}`,
    rotate: '45deg',
    translate: '0 -2px',
    pointerEvents: 'none',
  },
  selectors: {
    '&:dir(rtl)::after': { rotate: '-45deg' },
    '&:focus-within': { outline: `2px solid ${color.focusRing}` },
  },
});
export const scope = styleVariants({
  regular: [
    chip,
    {
      inlineSize: '104px',
      marginInlineStart: '5px',
      '@media': {
        [media.phoneOnly]: { inlineSize: '84px' },
        // A narrow header has no room for it until the field is used.
        [media.belowDesktop]: {
          selectors: {
            [`${form.regular.split(' ').at(-1)}:not(:focus-within) > &`]: { display: 'none' },
          },
        },
      },
    },
  ],
  large: [
    chip,
    {
      inlineSize: LARGE_SCOPE,
      blockSize: '36px',
      marginInlineStart: space[8],
      '@media': { [media.phoneOnly]: { inlineSize: '88px' } },
    },
  ],
});
globalStyle(`${chip} > select`, {
  appearance: 'none',
  inlineSize: '100%',
  // Higher than the chip, for fingers.
  blockSize: vars.touch,
  flex: 'none',
  paddingInlineStart: space[12],
  paddingInlineEnd: '26px',
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize[13],
  fontWeight: vars.fontWeight.medium,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '@media': {
    [media.phoneOnly]: {
      paddingInlineStart: space[8],
      paddingInlineEnd: '22px',
      fontSize: vars.fontSize[12],
    },
  },
});
globalStyle(`${chip} > select:focus-visible`, { outline: 'none' });
/** The options of the select, which need a background in the dark scheme. */
globalStyle(`${chip} option`, { backgroundColor: color.surfaceRaised, color: color.text });
