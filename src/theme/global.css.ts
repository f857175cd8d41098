import { globalStyle } from '@vanilla-extract/css';
import { TYPOGRAPHIES, tallLettersSelector } from './languages.ts';
import { ui, uiGlobal } from './layer.ts';
import { media, vars } from './tokens.css.ts';

/** Reset and base styles of the whole site, imported once by the root layout. */

/**
 * A font stack with few names: each name costs a lookup for every weight before the first paint,
 * even if the system lacks the font.
 */
const sans = (...fonts: string[]) => ['system-ui', ...fonts, 'sans-serif'].join(', ');

uiGlobal('*, ::before, ::after', { boxSizing: 'border-box' });
uiGlobal('*', { margin: 0, padding: 0 });

uiGlobal(':where(html)', {
  fontFamily: sans(),
  lineHeight: vars.lineHeight.normal,
  // A narrow space between Chinese or Japanese and Latin letters or digits.
  textAutospace: 'normal',
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  accentColor: vars.color.primary,
  scrollbarGutter: 'stable',
  scrollPaddingBlockStart: '96px',
});
// The browser searches every named font for a letter that the first fonts lack. So a font for Lao or
// Arabic is named only on elements in that language; elsewhere the system chooses one.
for (const { lang, fonts, lineBreak, wordBreak } of TYPOGRAPHIES) {
  uiGlobal(`:where([lang]${lang})`, {
    fontFamily: sans(...fonts.map((name) => (name.includes(' ') ? `"${name}"` : name))),
    ...(lineBreak && { lineBreak }),
    ...(wordBreak && { wordBreak }),
  });
}
uiGlobal(`:where([lang]${tallLettersSelector})`, { lineHeight: '1.65' });

uiGlobal(':where(body)', {
  minBlockSize: '100dvh',
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
uiGlobal(':where(h1, h2, h3, h4, h5, h6)', {
  fontSize: 'inherit',
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});
uiGlobal(`:where(${tallLettersSelector}) :where(h1, h2, h3, h4, h5, h6)`, {
  lineHeight: '1.5',
});
uiGlobal(':where(p)', { textWrap: 'pretty' });
// Text of the other direction keeps its direction, but is aligned like the rest of the page.
uiGlobal(':where([dir=auto], bdi)', { textAlign: ['-webkit-match-parent', 'match-parent'] });
uiGlobal(':where(ul, ol)', { listStyle: 'none' });
uiGlobal(':where(img, picture, video, canvas, svg)', { display: 'block' });
uiGlobal(':where(img, video)', { maxInlineSize: '100%', blockSize: 'auto' });
uiGlobal(':where(button, input, textarea, select)', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
uiGlobal(':where(button)', { background: 'none', border: 0, cursor: 'pointer' });
uiGlobal(':where(button, a, summary, label, select)', { touchAction: 'manipulation' });
uiGlobal(':where(:disabled, [aria-disabled=true])', { cursor: 'not-allowed' });
uiGlobal(':where(fieldset)', { border: 0, minInlineSize: 0 });
uiGlobal(':where(legend)', { display: 'block' });
uiGlobal(':where(table)', { borderCollapse: 'collapse' });
uiGlobal(':where(dialog)', { color: 'inherit', border: 0 });
uiGlobal(':where(hr)', { border: 0, borderBlockStart: `1px solid ${vars.color.border}` });
uiGlobal(':where(code, kbd, pre)', { fontFamily: vars.font.mono, fontSize: '0.925em' });
uiGlobal(':where([hidden])', { display: 'none' });
uiGlobal('::placeholder', { color: vars.color.textMuted, opacity: 1 });

uiGlobal(':where(a)', { color: 'inherit', textDecoration: 'none' });
// A link in running text differs by more than its colour.
uiGlobal(':where(p, li, dd, td) > :where(a:not([class]))', {
  color: vars.color.primaryText,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

uiGlobal(':where(:focus-visible)', {
  outline: `2px solid ${vars.color.focusRing}`,
  outlineOffset: '2px',
});
// A script focuses a part of the page only so that screen readers read it. It is not a control.
uiGlobal(':where(h1, main, section, ul):where(:focus-visible)', { outline: 'none' });
uiGlobal('::selection', {
  backgroundColor: vars.color.primaryRamp[200],
  color: vars.color.text,
});

// Styles by `globalStyle` are outside the layer, because they must override all others.
globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  animationDuration: '200ms',
  '@media': { [media.reducedMotion]: { animation: 'none !important' } },
});

// Forced colours remove fills and shadows; outlines replace them.
const outlineInForcedColors = (selector: string) =>
  globalStyle(selector, {
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight !important' } },
  });
outlineInForcedColors(':is(input, select, textarea):focus-visible, [type=date]:focus-within');
outlineInForcedColors('[data-highlighted]');
globalStyle(
  ':is(label:has([type=radio]:checked), a[aria-current], button[aria-current], button[aria-pressed=true]):not(:focus-visible, :has(:focus-visible))',
  {
    '@media': {
      '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-4px' },
    },
  },
);

globalStyle('@page', { margin: '16mm' });
uiGlobal(':where(html)', { '@media': { [media.print]: { fontSize: '11pt' } } });
uiGlobal(':where(tr, img, figure)', { '@media': { [media.print]: { breakInside: 'avoid' } } });

/** For screen readers only; visible on focus (skip links). */
export const visuallyHidden = ui({
  selectors: {
    '&:not(:focus, :active)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      margin: '-1px',
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

/** An invisible native control above the element that shows its state. Keyboard and screen readers use it. */
export const unseenControl = ui({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

/** Not printed. */
export const noPrint = ui({ '@media': { [media.print]: { display: 'none !important' } } });

/** Hidden without JavaScript. */
export const scriptOnly = ui({ '@media': { [media.noScript]: { display: 'none !important' } } });

/** Enlarges the touch area of a small control that has space around it. */
export const touchArea = ui({
  position: 'relative',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: `min(0px, (100% - ${vars.touch}) / 2)`,
    insetInline: `min(0px, (100% - ${vars.touch}) / 2)`,
  },
});
