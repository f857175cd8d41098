import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const button = ui({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.fontWeight.medium,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecoration: 'none',
  userSelect: 'none',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}, color ${vars.motion.fast}, scale ${vars.motion.fast}`,
  selectors: {
    '&:active:not(:disabled, [aria-disabled=true])': { scale: '0.98' },
    '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': { opacity: 0.5 },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});

export const variant = uiVariants({
  primary: {
    backgroundColor: color.primary,
    color: color.onPrimary,
    selectors: {
      '&:hover:not(:disabled)': { backgroundColor: color.primaryHover },
      // Half of the opacity would leave words on a strong colour unreadable.
      '&:disabled, &[aria-disabled=true]:not([aria-busy=true])': {
        opacity: 1,
        borderColor: color.border,
        backgroundColor: color.surfaceHover,
        color: color.textMuted,
      },
    },
  },
  secondary: {
    backgroundColor: color.surfaceRaised,
    borderColor: color.borderStrong,
    boxShadow: vars.shadow.low,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: color.surfaceHover } },
  },
  soft: {
    backgroundColor: color.primarySoft,
    color: color.primaryText,
    selectors: { '&:hover:not(:disabled)': { borderColor: color.primaryBorder } },
  },
  ghost: {
    selectors: { '&:hover:not(:disabled)': { backgroundColor: color.surfaceHover } },
  },
  danger: {
    backgroundColor: color.dangerFill,
    color: color.onDanger,
    selectors: { '&:hover:not(:disabled)': { backgroundColor: color.dangerFillHover } },
  },
});

export const size = uiVariants({
  sm: {
    minBlockSize: '32px',
    paddingInline: space[12],
    fontSize: vars.fontSize[13],
    borderRadius: vars.radius.sm,
  },
  md: { minBlockSize: '40px', paddingInline: space[16], fontSize: vars.fontSize[14] },
  lg: { minBlockSize: '48px', paddingInline: space[24], fontSize: vars.fontSize[16] },
});

export const block = ui({ inlineSize: '100%' });

/** Icon and text; invisible while the spinner is shown. */
export const content = ui({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  paddingBlock: space[4],
  selectors: { '[aria-busy=true] > &': { opacity: 0 } },
});

/** The spinner, over the invisible content. */
export const waiting = ui({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const finger = { '@media': { [media.coarsePointer]: { minInlineSize: vars.touch } } };
/** The sizes of a button with an icon only. */
export const square = uiVariants({
  sm: {
    ...finger,
    inlineSize: '32px',
    minBlockSize: '32px',
    padding: 0,
    borderRadius: vars.radius.sm,
  },
  md: { ...finger, inlineSize: '40px', minBlockSize: '40px', padding: 0 },
  lg: { ...finger, inlineSize: '48px', minBlockSize: '48px', padding: 0 },
});
