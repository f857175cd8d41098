import { ui } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { color, space } = vars;

export const gallery = ui({ display: 'grid', gap: space[12], minInlineSize: 0 });

/** The number of the current picture: "2 / 5". */
export const position = ui({
  position: 'absolute',
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  paddingInline: space[8],
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(0 0 0 / 0.6)',
  color: '#fff',
  fontSize: vars.fontSize[12],
  lineHeight: '22px',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
  direction: 'ltr',
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.noScript]: { display: 'none' },
  },
});

export const thumbs = ui({
  display: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))',
  gap: space[8],
  '@media': { [media.tablet]: { display: 'grid' }, [media.noScript]: { display: 'grid' } },
});

export const thumb = ui({
  display: 'block',
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  overflow: 'hidden',
  selectors: {
    '&:hover': { borderColor: color.borderControl },
    '&[aria-current]': {
      borderColor: color.focusRing,
      boxShadow: `0 0 0 1px ${color.focusRing}`,
    },
  },
});
