import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_THEME_COLOR } from '../../../src/contract/values/shop/site-kinds.ts';
import { type ColorToken, colorsOf } from '../../../src/theme/colors.ts';
import { contrast, toHex, toOklch } from '../../../src/theme/oklch.ts';
import { decorative, pairs } from '../../../src/theme/pairs.ts';
import {
  palette,
  paletteCss,
  schemes,
  statusColor,
  steps,
  themeColorOf,
} from '../../../src/theme/palette.ts';

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;
const anyColor = fc.integer({ min: 0, max: 0xffffff }).map(hex);
/** Difficult colours: corners and edges of the RGB cube, greys, and themes that failed elsewhere. */
const levels = [0x00, 0x01, 0x40, 0x80, 0xc0, 0xfe, 0xff];
const hard = [
  ...levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => hex((red << 16) | (green << 8) | blue))),
  ),
  ...Array.from({ length: 32 }, (_, index) => hex(index * 8 * 0x010101)),
  '#f5b301',
  '#777777',
  '#22c55e',
];
const examples = hard.map((color): [string] => [color]);

describe.each(schemes)('the palette of any colour in the %s scheme', (scheme) => {
  const holds = (check: (made: ReturnType<typeof palette>) => void) =>
    fc.assert(
      fc.property(anyColor, (color) => check(palette(color, scheme))),
      { examples, numRuns: hard.length + 200 },
    );

  test('has enough contrast in every pair of colours that a style uses', () => {
    const lacking = (color: string) => {
      const colorOf = colorsOf(color, scheme);
      return pairs.flatMap(({ of, on, minContrast }) =>
        of.flatMap((ink) =>
          on
            .filter((ground) => contrast(colorOf(ink), colorOf(ground)) < minContrast)
            .map((ground) => `${ink} on ${ground}`),
        ),
      );
    };
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(lacking(color)).toEqual([]);
      }),
      { examples, numRuns: hard.length + 500 },
    );
  });

  test('has enough contrast between a filled button and the page', () => {
    holds(({ surface, primary }) => {
      expect(contrast(primary.fill, surface)).toBeGreaterThanOrEqual(1.49);
    });
  });

  test('has text with a contrast far above the minimum', () => {
    holds(({ surface, neutral }) => {
      expect(contrast(neutral[900], surface)).toBeGreaterThanOrEqual(12);
    });
  });

  test('has ramps whose contrast with the surface grows from step to step', () => {
    holds(({ surface, neutral, primary }) => {
      for (const ramp of [neutral, primary.ramp]) {
        const distances = steps.map((step) => contrast(ramp[step], surface));
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }
    });
  });

  test('has enough contrast in the status colours, in any hue', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        const { ramp, text, fill, onFill } = statusColor(color, scheme);
        expect(contrast(text, ramp[100])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(fill, onFill)).toBeGreaterThanOrEqual(4.5);
      }),
      { examples },
    );
  });
});

/** For each block of a stylesheet, its declarations with the colours that they name. */
function blocksOf(source: string): { property: string; tokens: ColorToken[] }[][] {
  const named = /\bcolor\.(\w+)(?:\[(\d+)\])?/g;
  return source.split(/[{}]/).map((block) =>
    [...block.matchAll(/(\w+): ((?:[^,'"`(]|'[^']*'|"[^"]*"|`[^`]*`|\([^)]*\))*)/g)].map(
      ([, property = '', value = '']) => ({
        property,
        tokens: [...value.matchAll(named)].map(
          ([, name, step]) => (step ? `${name}.${step}` : name) as ColorToken,
        ),
      }),
    ),
  );
}

describe('the styles', () => {
  const sources = globSync('src/**/*.css.ts').map(
    (file) => [file, readFileSync(file, 'utf8').replaceAll(/\$\{([^}]*)\}/g, '$1')] as const,
  );

  test('use only colours whose contrast the list of pairs checks', () => {
    const listed = new Set([...pairs.flatMap(({ of, on }) => [...of, ...on]), ...decorative]);
    const strange = sources.flatMap(([file, source]) =>
      [...source.matchAll(/\bcolor\.(\w+)(?:\[(\d+)\])?/g)]
        .map(([, name, step]) => (step ? `${name}.${step}` : name) as ColorToken)
        .filter((token) => !listed.has(token))
        .map((token) => `${file}: ${token}`),
    );
    expect(strange).toEqual([]);
  });

  test('use text and background colours only in pairs of the list', () => {
    const isPair = (ink: ColorToken, ground: ColorToken) =>
      pairs.some(({ of, on }) => of.includes(ink) && on.includes(ground));
    const inks = new Set(pairs.flatMap(({ of }) => of));
    const wrong: string[] = [];
    let compared = 0;
    for (const [file, source] of sources) {
      for (const block of blocksOf(source)) {
        const written = block.find(({ property }) => property === 'color')?.tokens ?? [];
        const grounds = block.find(({ property }) => property === 'backgroundColor')?.tokens ?? [];
        for (const ink of written) {
          if (!inks.has(ink) && ink !== 'neutral.400') wrong.push(`${file}: text in ${ink}`);
          for (const ground of grounds) {
            compared += 1;
            if (!isPair(ink, ground)) wrong.push(`${file}: ${ink} on ${ground}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(20);
  });
});

test('a colour can be converted to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(toHex(toOklch(color))).toBe(color);
    }),
  );
});

test('a brand colour with readable white text is the unchanged fill of buttons in the light scheme', () => {
  for (const brand of ['#2563eb', '#0a2540', '#be123c']) {
    expect(palette(brand, 'light').primary.fill).toBe(brand);
  }
});

test('yellow stays yellow and gets dark text', () => {
  const { fill, onFill } = palette('#facc15', 'light').primary;
  expect(contrast(fill, '#facc15')).toBeLessThan(1.1);
  expect(contrast(onFill, '#000000')).toBeLessThan(1.5);
});

describe('a theme colour', () => {
  test.each([
    ['#22c55e', '#22c55e'],
    ['2563EB', '#2563eb'],
    ['#FFF', '#ffffff'],
    ['abc', '#aabbcc'],
  ])('%s is read as %s', (text, color) => {
    expect(themeColorOf(text)).toBe(color);
  });
  test.each(['', 'green', '#12345', '#22c55e;}body{display:none', '#ggg'])(
    '"%s" is none: green 500 takes its place',
    (text) => {
      expect(themeColorOf(text)).toBe('#22c55e');
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
    expect(paletteCss('red;}*{display:none')).toBe(paletteCss(DEFAULT_THEME_COLOR));
  });
  test('is the same with and without the hash', () => {
    expect(paletteCss('2563eb')).toBe(paletteCss('#2563eb'));
  });
});
