import { keyframes } from '@vanilla-extract/css';
import { ui, uiGlobal } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const row = ui({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const thumb = ui({
  display: 'block',
  inlineSize: '56px',
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  overflow: 'hidden',
  cursor: 'zoom-in',
  selectors: { '&:hover': { borderColor: color.borderControl } },
});

const rise = keyframes({ from: { opacity: 0, scale: '0.98' } });

/** The large photos, a dialog. It has no `display`, which would show it while it is closed. */
export const zoom = ui({
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '100dvh',
  margin: 'auto',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  color: color.text,
  backgroundColor: color.surfaceRaised,
  paddingInline: space[16],
  paddingBlockEnd: space[16],
  selectors: {
    '&:is([open], :popover-open)': { animation: `${rise} ${vars.motion.normal}` },
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.6)' },
  },
  '@media': {
    [media.tablet]: {
      // The picture is a square, as tall as the window allows beside head and thumbnails.
      inlineSize: 'min(720px, 100dvh - 200px)',
      borderRadius: vars.radius.xl,
      boxShadow: vars.shadow.high,
    },
    [media.print]: { display: 'none' },
  },
});

/** Large photos are not cropped. */
uiGlobal(`${zoom} section img`, { objectFit: 'contain' });

export const head = ui({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  paddingBlock: space[8],
  fontWeight: vars.fontWeight.bold,
});
