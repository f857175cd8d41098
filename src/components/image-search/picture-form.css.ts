import { style } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';
import { wholeZone } from './panel.css.ts';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[20],
  paddingBlock: `${space[16]} ${space[48]}`,
  textAlign: 'center',
});
export const text = style({ display: 'grid', gap: space[4] });
export const title = style({
  fontSize: vars.fontSize[22],
  lineHeight: vars.lineHeight.tight,
  '@media': { [media.tablet]: { fontSize: vars.fontSize[28] } },
});
export const note = style({ color: color.textMuted });
export const form = style({ inlineSize: '100%', maxInlineSize: '720px' });

export const zone = style({
  minBlockSize: '260px',
  paddingBlock: space[24],
  backgroundColor: color.surfaceRaised,
  // Without scripts the field itself is seen, with its own outline.
  selectors: {
    '&:has(> input:focus-visible)': {
      outline: `2px solid ${color.focusRing}`,
      outlineOffset: '2px',
    },
  },
  '@media': { [media.tablet]: { minBlockSize: '320px' } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '64px',
  blockSize: '64px',
  borderRadius: vars.radius.full,
  backgroundColor: color.primarySoft,
  color: color.primaryText,
});
export const drop = style({
  fontSize: vars.fontSize[18],
  fontWeight: vars.fontWeight.medium,
  '@media': { [media.noScript]: { display: 'none' } },
});
/** Fills the zone unseen, so that all of it opens the file chooser and takes what is dropped. */
export const file = style([
  wholeZone,
  {
    '@media': {
      [media.noScript]: {
        position: 'static',
        inlineSize: 'auto',
        maxInlineSize: '100%',
        blockSize: 'auto',
        opacity: 1,
      },
    },
  },
]);
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[12],
  '@media': { [media.noScript]: { display: 'none' } },
});
export const choose = style({ pointerEvents: 'none' });
/** Lies above the field that fills the zone. */
export const take = style({ position: 'relative', cursor: 'pointer' });
export const camera = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const paste = style({ color: color.textMuted });
export const limits = style({
  maxInlineSize: '60ch',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});
export const submit = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'inline-flex' } },
});
