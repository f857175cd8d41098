import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const query = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: space[16],
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr auto', gap: space[20] } },
});
export const box = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surfaceHover,
  color: color.textMuted,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // For the alternative text, while the picture loads or if it no longer exists.
  fontSize: vars.fontSize[12],
  backgroundColor: color.surfaceHover,
});
export const text = style({ display: 'grid', gap: space[4], minInlineSize: 0 });
export const title = style({ fontSize: vars.fontSize[22], lineHeight: vars.lineHeight.tight });
export const note = style({ color: color.textMuted });
/** The buttons. On a phone they are below the text, which needs the width. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  gridColumn: '1 / -1',
  justifySelf: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
/** The button that crops the picture again; hidden without scripts, because cropping needs them. */
export const cropAgain = style({ '@media': { [media.noScript]: { display: 'none' } } });
