import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/tokens.css';

export const bar = style({
  position: 'relative',
  inlineSize: '96px',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
  overflow: 'hidden',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: '25%',
    backgroundColor: vars.color.danger,
    transition: `inline-size ${vars.motion.normal}`,
  },
});

export const strength = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
  fontSize: vars.fontSize[13],
  color: vars.color.textMuted,
});

/** Width and colour of the bar by strength; for 0, see `bar`. */
const levels = [
  ['1', '50%', vars.color.warning],
  ['2', '75%', vars.color.info],
  ['3', '100%', vars.color.success],
] as const;
for (const [level, inlineSize, backgroundColor] of levels) {
  globalStyle(`${strength}[data-level="${level}"] > ${bar}::after`, {
    inlineSize,
    backgroundColor,
  });
}
