import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color } = vars;
const gap = '8px';
/** The width of a box: finger-sized, or smaller if six don't fit into the container. */
const box = `min(44px, (100cqi - 5 * ${gap}) / 6)`;
/** The distance between the starts of two boxes. */
const pitch = `(${box} + ${gap})`;

/** The container whose width `cqi` refers to. */
export const container = ui({ containerType: 'inline-size' });

/** Six boxes behind one input, whose letter spacing puts each digit into a box. */
export const pin = ui({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(6, calc(${box}))`,
  columnGap: gap,
  inlineSize: 'fit-content',
  // `clip`, not `hidden`: focusing the field would scroll the boxes.
  overflow: 'clip',
  // Room for the focus ring.
  padding: '4px',
  margin: '-4px',
  direction: 'ltr',
});

export const cell = ui({
  blockSize: '52px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    // Without scripts all boxes are marked, with them only the next.
    ':focus-within:not(:has(> [data-next])) > &, :focus-within > &[data-next]': {
      borderColor: color.focusRing,
      boxShadow: `0 0 0 1px ${color.focusRing}, 0 0 0 3px ${color.primarySoft}`,
    },
    ':has(> [aria-invalid=true]) > &': { borderColor: color.danger },
  },
});

export const input = ui({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '4px',
  // Wider than the boxes by one, so that the sixth digit does not scroll the input.
  inlineSize: `calc(7 * ${pitch})`,
  border: 0,
  background: 'none',
  padding: 0,
  paddingInlineStart: `calc((${box} - 1ch) / 2)`,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize[22],
  letterSpacing: `calc(${pitch} - 1ch)`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
