import { ui } from '../../theme/layer.ts';
import { vars } from '../../theme/tokens.css.ts';

export const badge = ui({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: '22px',
  maxInlineSize: '100%',
  paddingInline: vars.space[8],
  borderRadius: vars.radius.sm,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.medium,
  lineHeight: '1.4',
  // In the dark scheme the fill alone hardly stands out from a card.
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentColor 20%, transparent)',
});

export const count = ui({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: '5px',
  borderRadius: vars.radius.full,
  fontSize: '0.6875rem',
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  fontVariantNumeric: 'tabular-nums',
  backgroundColor: vars.color.dangerFill,
  color: vars.color.onDanger,
});

/** On the corner of an icon. The parent element must be positioned. */
export const onCorner = ui({
  position: 'absolute',
  insetBlockStart: '-9px',
  insetInlineStart: '13px',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});
