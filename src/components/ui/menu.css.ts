import { keyframes } from '@vanilla-extract/css';
import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

const open = keyframes({ from: { opacity: 0, translate: '0 -4px' } });

export const place = ui({ position: 'relative', display: 'inline-flex' });

/** The element to which Radix aligns the menu. It covers the button, and lets clicks through. */
export const anchor = ui({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const menu = ui({
  zIndex: vars.zIndex.overlay,
  minInlineSize: '200px',
  maxInlineSize: 'min(320px, calc(100vw - 16px))',
  maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  animation: `${open} ${vars.motion.fast}`,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = ui({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: '38px',
  paddingInline: space[12],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  userSelect: 'none',
  textAlign: 'start',
  selectors: {
    '&[data-highlighted]': { backgroundColor: color.surfaceHover, outline: 'none' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-current]': { fontWeight: vars.fontWeight.bold },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const danger = ui({ color: color.danger });
export const label = ui({ flex: 1, minInlineSize: 0 });
export const icon = ui({ color: color.textMuted });
export const rule = ui({
  blockSize: '1px',
  marginBlock: space[4],
  marginInline: space[8],
  backgroundColor: color.border,
});
