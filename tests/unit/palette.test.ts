import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, toHex, toOklch } from '../../src/theme/oklch.ts';
import {
  defaultThemeColor,
  isThemeColor,
  meaning,
  palette,
  paletteCss,
  schemes,
  steps,
} from '../../src/theme/palette.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const hard = ['#ffff00', '#000000', '#ffffff', '#808080', '#777777', '#ff00ff', '#0000ff', '#0ff'];
const examples = hard.map((color): [string] => [color]);

describe.each(schemes)('the palette of any colour in the %s scheme', (scheme) => {
  const holds = (check: (made: ReturnType<typeof palette>) => void) =>
    fc.assert(
      fc.property(anyColor, (color) => check(palette(color, scheme))),
      { examples, numRuns: 400 },
    );

  test('text in the primary colour is readable on every surface and on the soft primary', () => {
    holds(({ primary, ...made }) => {
      const grounds = [made.surface, made.surfaceRaised, made.surfaceSunken];
      for (const ground of [...grounds, made.neutral[50], primary.ramp[50], primary.ramp[100]]) {
        expect(contrast(primary.text, ground)).toBeGreaterThanOrEqual(4.5);
      }
    });
  });

  test('a filled button carries its text, at rest and under the pointer, and stands out', () => {
    holds(({ surface, primary }) => {
      expect(contrast(primary.fill, primary.onFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(primary.fillHover, primary.onFill)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(primary.fill, surface)).toBeGreaterThanOrEqual(1.49);
    });
  });

  test('the focus ring and the edge of a control show on every surface', () => {
    holds(({ primary, neutral, ...made }) => {
      for (const ground of [made.surface, made.surfaceRaised, made.surfaceSunken]) {
        expect(contrast(primary.ramp[500], ground)).toBeGreaterThanOrEqual(3);
        expect(contrast(neutral[500], ground)).toBeGreaterThanOrEqual(3);
      }
    });
  });

  test('muted text is readable on every surface, text much more so', () => {
    holds(({ neutral, ...made }) => {
      for (const ground of [made.surface, made.surfaceRaised, made.surfaceSunken, neutral[100]]) {
        expect(contrast(neutral[600], ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(neutral[900], ground)).toBeGreaterThanOrEqual(10);
      }
    });
  });

  test('each step of a ramp is further from the surface than the one before', () => {
    holds(({ surface, neutral, primary }) => {
      for (const ramp of [neutral, primary.ramp]) {
        const distances = steps.map((step) => contrast(ramp[step], surface));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }
    });
  });

  test('meanings are readable too', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { ramp, text, fill, onFill } = meaning(color, scheme);
        expect(contrast(text, ramp[100])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples },
    );
  });
});

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('a brand colour that carries white text is the button of the light scheme, unchanged', () => {
  for (const brand of ['#2563eb', '#0a2540', '#be123c']) {
    expect(palette(brand, 'light').primary.fill).toBe(brand);
  }
});

test('yellow stays yellow and carries dark text', () => {
  const { fill, onFill } = palette('#facc15', 'light').primary;
  expect(contrast(fill, '#facc15')).toBeLessThan(1.1);
  expect(contrast(onFill, '#000000')).toBeLessThan(1.5);
});

describe('what counts as a theme colour', () => {
  test.each(['#22c55e', '22c55e', '#FFF', 'abc'])('%s does', (text) => {
    expect(isThemeColor(text)).toBe(true);
  });
  test.each(['', 'green', '#12345', '#22c55e;}body{display:none', '#ggg'])(
    '"%s" does not',
    (text) => {
      expect(isThemeColor(text)).toBe(false);
    },
  );
});

describe('the inlined stylesheet', () => {
  test('is small, whatever the colour', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(paletteCss(color).length).toBeLessThan(1600);
      }),
    );
  });
  test('falls back to the default colour, so that tenant data never becomes CSS', () => {
    expect(paletteCss('red;}*{display:none')).toBe(paletteCss(defaultThemeColor));
  });
  test('is the same with and without the hash', () => {
    expect(paletteCss('2563eb')).toBe(paletteCss('#2563eb'));
  });
});
