import { ui, uiGlobal, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const frame = ui({ position: 'relative', minInlineSize: 0 });

/** A scrolling row that snaps to the start of an item. */
export const row = ui({
  display: 'grid',
  gridAutoFlow: 'column',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.md },
    // Snapping to another item would cut the focused one.
    '&:has(:focus-visible)': { scrollSnapType: 'none' },
  },
});
uiGlobal(`${row} > *`, { scrollSnapAlign: 'start', minInlineSize: 0 });

export const item = uiVariants({
  /** One at a time. */
  full: { gridAutoColumns: '100%' },
  /** On a phone a bit more than two at a time: the third is cut, which shows that there are more. */
  card: {
    gridAutoColumns: '42%',
    gap: space[12],
    '@media': {
      [media.tablet]: { gridAutoColumns: '220px', gap: space[16] },
    },
  },
  wide: {
    gridAutoColumns: '84%',
    gap: space[12],
    '@media': { [media.tablet]: { gridAutoColumns: '360px', gap: space[16] } },
  },
  auto: { gridAutoColumns: 'max-content', gap: space[8] },
});

/** A button that scrolls the row; only for a mouse. */
export const button = ui({
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  display: 'none',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '50%',
  border: `1px solid ${color.border}`,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.middle,
  transition: `opacity ${vars.motion.fast}`,
  selectors: { '&:disabled': { opacity: 0, pointerEvents: 'none' } },
  '@media': { [`${media.hover} and (scripting: enabled)`]: { display: 'grid' } },
});
export const atStart = ui({ insetInlineStart: '-12px' });
export const atEnd = ui({ insetInlineEnd: '-12px' });
