import { ui, uiGlobal } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { space } = vars;

export const viewer = ui({ display: 'grid', gap: space[12], minInlineSize: 0 });

/** A slide: the photo, and under it what it shows. */
export const slide = ui({ display: 'grid', gap: space[8], alignContent: 'start', margin: 0 });
export const open = ui({ display: 'block', cursor: 'zoom-in' });
export const caption = ui({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  rowGap: space[4],
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});

export const thumbs = ui({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(64px, 1fr))',
  gap: space[8],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
/** The dialog fills the window. It has no `display`, which would show it while it is closed. */
export const dialog = ui({
  inlineSize: '100%',
  blockSize: '100dvh',
  maxInlineSize: '100%',
  maxBlockSize: '100dvh',
  margin: 0,
  padding: 0,
  border: 0,
  color: '#fff',
  backgroundColor: '#101417',
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'none' } },
});
export const stage = ui({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
});
export const bar = ui({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  paddingInline: space[12],
  paddingBlock: space[4],
});
export const tools = ui({ display: 'flex', gap: space[4] });
/** A button on the dark ground. */
export const tool = ui({
  color: '#fff',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: 'rgb(255 255 255 / 0.16)' },
    '&:focus-visible': { outlineColor: '#fff' },
  },
});
/** The large photos, one at a time. While one is enlarged, it moves and the row does not. */
export const row = ui({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gridTemplateRows: 'minmax(0, 1fr)',
  minBlockSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehavior: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&[data-zoomed]': { overflowX: 'hidden' } },
});
export const large = ui({
  scrollSnapAlign: 'start',
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  display: 'grid',
  // As large as the window, so that all of a photo is seen; what is larger can be scrolled from its start.
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'safe center',
});
uiGlobal(`${large} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  // An enlarged photo is wider than the window.
  maxInlineSize: 'none',
  objectFit: 'contain',
});
export const said = ui({
  minBlockSize: '44px',
  paddingInline: space[12],
  paddingBlock: space[8],
  textAlign: 'center',
});
