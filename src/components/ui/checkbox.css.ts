import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

/** Pressing the label presses the checkbox; on touch screens it is as high as a finger needs. */
export const label = ui({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[8],
  minBlockSize: '24px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch, paddingBlock: '11px' } },
});

/** A label with a hidden text: a target of the full size, which takes no more room than the box. */
const alone = (size: string) => ({
  minInlineSize: size,
  justifyContent: 'center',
  marginInline: `calc((18px - ${size}) / 2)`,
});
export const labelAlone = ui({
  ...alone('24px'),
  '@media': { [media.coarsePointer]: alone(vars.touch) },
});

const tick = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const mark = (path: string) => ({
  content: '""',
  inlineSize: '14px',
  blockSize: '14px',
  backgroundColor: color.onPrimary,
  maskImage: tick(path),
  // Forced colours remove a background, but not a mask over the text colour.
  '@media': { '(forced-colors: active)': { backgroundColor: 'CanvasText' } },
});

export const box = ui({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '18px',
  blockSize: '18px',
  marginBlockStart: '2px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.xs,
  backgroundColor: color.surfaceRaised,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    // The primary colour of a pale theme would hardly be visible without this border.
    '&:checked, &:indeterminate': {
      backgroundColor: color.primary,
      borderColor: color.primaryText,
    },
    '&:checked::before': mark('m3 8.5 3.5 3.5L13 4.5'),
    '&:indeterminate::before': mark('M3.5 8h9'),
    '&[aria-invalid=true]': { borderColor: color.danger },
  },
});

export const hint = ui({
  display: 'block',
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});
export const error = ui({
  display: 'block',
  fontSize: vars.fontSize[13],
  color: color.danger,
});
