import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

/** The width of the choice of the marketplace in a large field. */
export const LARGE_SCOPE = '116px';

const frame = style({ position: 'relative', inlineSize: '100%', minInlineSize: 0 });
/** In a phone's narrow header, the panel below the field is as wide as the header. */
const inHeader = style({
  '@media': { [media.phoneOnly]: { position: 'static', minBlockSize: '44px' } },
});
export const place = styleVariants({ regular: [frame, inHeader], large: [frame] });

/** The box around icon, text and buttons. */
const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  border: `1px solid ${color.borderControl}`,
  backgroundColor: color.surfaceRaised,
  transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.neutral[700] },
    '&:focus-within': {
      borderColor: color.focusRing,
      boxShadow: `0 0 0 1px ${color.focusRing}, 0 0 0 4px ${color.primarySoft}`,
    },
  },
});
export const form = styleVariants({
  regular: [
    box,
    {
      blockSize: '44px',
      borderRadius: vars.radius.full,
      // Where the header is narrow, the field in use takes the whole row.
      '@media': {
        [media.phoneOnly]: {
          selectors: {
            '&:focus-within': { position: 'absolute', insetInline: space[16], zIndex: 1 },
          },
        },
      },
    },
  ],
  large: [
    box,
    {
      blockSize: '56px',
      borderRadius: vars.radius.full,
      boxShadow: vars.shadow.middle,
    },
  ],
});

export const input = styleVariants({
  regular: {
    fontSize: vars.fontSize[14],
    paddingInlineStart: space[12],
  },
  large: {
    fontSize: vars.fontSize[16],
    paddingInlineStart: space[12],
    '@media': {
      [media.phoneOnly]: { '::placeholder': { fontSize: vars.fontSize[14] } },
    },
  },
});
export const text = style({
  flex: 1,
  // The default width of twenty letters would widen a phone's page.
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '100%',
  border: 0,
  paddingInlineEnd: space[4],
  background: 'none',
  textOverflow: 'ellipsis',
  // iOS zooms in on a field with smaller text.
  '@media': { [media.coarsePointer]: { fontSize: vars.fontSize[16] } },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

/** In a wide window, a longer text instead of the placeholder, which is short enough for a phone. */
globalStyle(`${box}[data-wide-placeholder]:has(> :placeholder-shown)::before`, {
  '@media': {
    [media.tablet]: {
      content: 'attr(data-wide-placeholder) / ""',
      position: 'absolute',
      // After the choice of the marketplace.
      insetInlineStart: `calc(${space[20]} + ${LARGE_SCOPE})`,
      color: color.textMuted,
      fontSize: vars.fontSize[16],
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${box}[data-wide-placeholder] > ::placeholder`, {
  '@media': { [media.tablet]: { opacity: 0 } },
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '36px',
  blockSize: '100%',
  color: color.textMuted,
  selectors: {
    '&:hover': { color: color.text },
    [`${text}:placeholder-shown ~ &`]: { display: 'none' },
  },
  '@media': { [media.noScript]: { display: 'none' } },
});

export const submit = styleVariants({
  regular: { inlineSize: '48px' },
  large: {
    inlineSize: '56px',
    '@media': {
      [media.tablet]: { inlineSize: 'auto', minInlineSize: '120px', paddingInline: space[24] },
    },
  },
});
export const submitButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  flex: 'none',
  position: 'relative',
  blockSize: 'calc(100% - 6px)',
  marginInlineEnd: '3px',
  borderRadius: vars.radius.full,
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: vars.fontWeight.bold,
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: color.primaryHover },
    '&:focus-visible': { outlineOffset: '3px' },
    // Enlarges the area to press to the full height of the field.
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
});
export const submitText = style({
  display: 'none',
  '@media': { [media.tablet]: { display: 'inline' } },
});

/** Only the button is shown until it is pressed. Without JavaScript the field is never collapsed. */
export const collapsed = style({
  '@media': {
    '(scripting: enabled)': { inlineSize: 'auto', marginInlineStart: 'auto' },
  },
});
export const collapsedForm = style({
  '@media': {
    '(scripting: enabled)': { inlineSize: '44px', border: 0, background: 'none' },
  },
});
globalStyle(`${collapsedForm} > :not([type=submit])`, {
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
export const collapsedButton = style({
  '@media': {
    '(scripting: enabled)': {
      inlineSize: '44px',
      blockSize: '44px',
      margin: 0,
      background: 'none',
      color: 'inherit',
      selectors: { '&:hover': { backgroundColor: color.surfaceHover } },
    },
  },
});

/** The panel below the field: suggestions, recent searches, or the target of a link. */
export const panel = style({
  position: 'absolute',
  zIndex: vars.zIndex.sticky,
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  maxBlockSize: 'min(60vh, 520px)',
  overflowY: 'auto',
  padding: space[8],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surfaceRaised,
  boxShadow: vars.shadow.high,
  textAlign: 'start',
  selectors: {
    [`${inHeader} &`]: {
      '@media': { [media.phoneOnly]: { insetInline: space[16] } },
    },
  },
});
export const verdict = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '36px',
  paddingInline: space[8],
});
export const good = style({ color: color.success });
export const bad = style({ color: color.warning });

export const recentHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: space[8],
  fontSize: vars.fontSize[13],
  color: color.textMuted,
});
export const groupHead = style({ paddingBlock: `${space[12]} ${space[4]}` });
export const forget = style({
  minBlockSize: '32px',
  paddingInline: space[8],
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { color: color.text, backgroundColor: color.surfaceHover } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const recentLink = style({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '40px',
  paddingInline: space[8],
  borderRadius: vars.radius.md,
  selectors: { '&:hover, &:focus-visible': { backgroundColor: color.surfaceHover } },
  '@media': { [media.coarsePointer]: { minBlockSize: vars.touch } },
});
export const recentRow = style({ display: 'flex', alignItems: 'center' });
export const forgetOne = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.md,
  color: color.textMuted,
  selectors: { '&:hover': { color: color.text, backgroundColor: color.surfaceHover } },
  '@media': { [media.coarsePointer]: { inlineSize: vars.touch, blockSize: vars.touch } },
});
/** The suggestion that Enter opens. The outline is visible in forced colours. */
export const active = style({
  backgroundColor: color.surfaceHover,
  outline: '2px solid transparent',
  outlineOffset: '-2px',
});
export const marked = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.bold,
});
export const recentIcon = style({ color: color.textMuted });
