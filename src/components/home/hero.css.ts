import { style } from '@vanilla-extract/css';
import { tallLettersSelector } from '../../theme/languages.ts';
import { media, vars } from '../../theme/tokens.css';
import { bars } from '../shell/bars.css';
import { OWN_SEARCH } from '../shell/own-search.ts';

const { color, space } = vars;

export const hero = style({
  display: 'grid',
  gap: space[12],
  paddingBlock: space[16],
  '@media': { [media.tablet]: { gap: space[16], paddingBlock: `${space[32]} ${space[24]}` } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space[8],
  textAlign: 'center',
});
/**
 * The place for the promise or, instead of it, the shopper's strip. It is at least as high as the strip, so that
 * nothing moves.
 */
export const promisePlace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.touch,
});
export const strip = style({ gridArea: '1 / 1', maxInlineSize: '100%' });

export const title = style({
  fontSize: vars.fontSize[22],
  textWrap: 'balance',
  letterSpacing: '-0.02em',
  selectors: { [`${tallLettersSelector} &`]: { letterSpacing: 0 } },
  '@media': { [media.tablet]: { fontSize: vars.fontSize[36] } },
});

export const promise = style({
  gridArea: '1 / 1',
  selectors: { [`&:has(+ ${strip}:not(:empty))`]: { visibility: 'hidden' } },
  maxInlineSize: '60ch',
  color: color.textMuted,
  fontSize: vars.fontSize[14],
  textWrap: 'balance',
  '@media': {
    [media.tablet]: { fontSize: vars.fontSize[16] },
    [media.desktop]: { maxInlineSize: 'none' },
  },
});

/** The header shows its own field when this one has scrolled below it. */
export const search = style({
  inlineSize: '100%',
  maxInlineSize: '760px',
  marginInline: 'auto',
  viewTimelineName: OWN_SEARCH,
  viewTimelineInset: `${bars.top} 0px`,
});
