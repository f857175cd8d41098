import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const step = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  minBlockSize: 0,
});
export const hint = style({ color: color.textMuted, fontSize: vars.fontSize[13] });

/** The box around the picture. It has the size of the picture and is never mirrored. */
export const box = style({
  direction: 'ltr',
  position: 'relative',
  flex: 'none',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginInline: 'auto',
  overflow: 'hidden',
  borderRadius: vars.radius.sm,
  lineHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
});
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: 'min(320px, 100dvh - 300px)',
  minBlockSize: '120px',
  objectFit: 'fill',
});
/** The frame. The picture outside of it is darker. The outline is visible in forced colours. */
export const frame = style({
  position: 'absolute',
  outline: '2px solid transparent',
  boxShadow: '0 0 0 2px #fff, 0 0 0 4px #000, 0 0 0 999px rgb(0 0 0 / 0.5)',
});
export const move = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '-3px' },
  },
});
export const handle = style({
  position: 'absolute',
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: '50%',
  border: '2px solid #000',
  backgroundColor: '#fff',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focusRing}`, outlineOffset: '1px' },
    // Enlarges the area to press.
    '&::after': { content: '""', position: 'absolute', inset: '-12px' },
  },
});
const AT = '-10px';
export const corner = styleVariants({
  topLeft: { left: AT, top: AT, cursor: 'nwse-resize' },
  topRight: { right: AT, top: AT, cursor: 'nesw-resize' },
  bottomLeft: { left: AT, bottom: AT, cursor: 'nesw-resize' },
  bottomRight: { right: AT, bottom: AT, cursor: 'nwse-resize' },
});

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  marginBlockStart: 'auto',
});
