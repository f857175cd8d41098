import { ui, uiVariants } from '../../theme/layer.ts';
import { media, vars } from '../../theme/tokens.css.ts';

const { space } = vars;

export const container = ui({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[16],
  '@media': {
    [media.tablet]: { paddingInline: space[24] },
    [media.desktop]: { paddingInline: space[32] },
    [media.print]: { paddingInline: 0 },
  },
});

export const width = uiVariants({
  xs: { maxInlineSize: vars.container.xs },
  sm: { maxInlineSize: vars.container.sm },
  md: { maxInlineSize: vars.container.md },
  lg: { maxInlineSize: vars.container.lg },
  xl: { maxInlineSize: vars.container.xl },
});

export const cluster = ui({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });

export const gap = uiVariants({
  0: { gap: 0 },
  4: { gap: space[4] },
  8: { gap: space[8] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  20: { gap: space[20] },
  24: { gap: space[24] },
  32: { gap: space[32] },
  48: { gap: space[48] },
  64: { gap: space[64] },
});

export const align = uiVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});

export const justify = uiVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
