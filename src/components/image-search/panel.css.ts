import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { PANEL_HEIGHT } from './place-below.ts';

const { color, space } = vars;

const unroll = keyframes({ from: { opacity: 0, translate: '0 -8px' } });

/** A script sets the element's top, left and width. */
export const panel = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  blockSize: `${PANEL_HEIGHT}px`,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  paddingInline: space[16],
  paddingBlockEnd: space[16],
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  animation: `${unroll} ${vars.motion.normal}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
  '@media': {
    [media.tablet]: {
      border: `1px solid ${color.border}`,
      borderRadius: vars.radius.xl,
      paddingInline: space[20],
      paddingBlockEnd: space[20],
    },
  },
});
export const cropping = style({ blockSize: 'auto', minBlockSize: `${PANEL_HEIGHT}px` });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flex: 'none',
  minBlockSize: '56px',
  marginInlineEnd: `-${space[8]}`,
});
export const title = style({ fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold });

const inside = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
} as const;

export const zone = style({
  ...inside,
  position: 'relative',
  gap: space[8],
  padding: space[12],
  border: `1.5px dashed ${color.borderControl}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.primaryText },
    '&[data-over]': { borderColor: color.primaryText, backgroundColor: color.primarySoft },
  },
});
/** The invisible file chooser, which fills the zone under the buttons. */
export const wholeZone = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  '::file-selector-button': { cursor: 'pointer' },
});

export const drop = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
  pointerEvents: 'none',
});
export const problem = style({
  display: 'flex',
  gap: space[8],
  maxInlineSize: '60ch',
  color: color.danger,
  textAlign: 'start',
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  marginBlock: space[4],
  color: color.textMuted,
});
export const limits = style({
  fontSize: vars.fontSize[13],
  lineHeight: vars.lineHeight.tight,
  color: color.textMuted,
  pointerEvents: 'none',
});
/** For mouse and keyboard: dropping and pasting. For fingers, `forFinger` shows the camera instead. */
export const forPointer = style({ '@media': { [media.coarsePointer]: { display: 'none' } } });
export const forFinger = style({
  display: 'none',
  '@media': { [media.coarsePointer]: { display: 'inline-flex' } },
});

export const uploading = style({ ...inside, gap: space[16] });
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '96px',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceHover,
});
export const previewImage = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const status = style({ display: 'flex', alignItems: 'center', gap: space[8] });
