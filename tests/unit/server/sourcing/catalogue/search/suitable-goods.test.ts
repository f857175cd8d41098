import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_FITS } from '../../../../../../src/server/db/name-targets.ts';
import type { Part } from '../../../../../../src/server/sourcing/catalogue/query/query-parts.ts';
import type { NameRow } from '../../../../../../src/server/sourcing/catalogue/query/query-vocabulary.ts';
import { suitableGoods } from '../../../../../../src/server/sourcing/catalogue/search/suitable-goods.ts';

const name = (noun: string, fit: number): NameRow => ({
  ...{ key: '', locale: 'en', weight: 0, zh: null, kin: null },
  target: `noun ${noun}`,
  fit,
});

/** A part of a query that these goods suit. */
const part = (goods: Record<string, number>): Part => ({
  ...{ start: 0, end: 1, text: '', isAside: false },
  kind: 'use',
  names: Object.entries(goods).map(([noun, fit]) => name(noun, fit)),
});

const { purpose, less, general, gift, suiting, use } = NAME_FITS;
const best = (...parts: Part[]) =>
  (suitableGoods(parts)[0] ?? []).map((target) => target.replace('noun ', '')).sort();

describe('of a query without a thing, the goods come first', () => {
  test('that suit all that it says: for whom, and on what occasion', () => {
    const wife = part({ Ring: gift, Handbag: gift, Candle: suiting });
    const anniversary = part({ Ring: gift, Candle: suiting, Vase: gift });
    expect(best(wife, anniversary)).toEqual(['Ring']);
  });
  test('of the occasion, if it asks for its own whoever gets them', () => {
    const boy = part({ Robot: gift, Football: gift });
    const graduation = part({ Pen: purpose, Watch: gift });
    expect(best(boy, graduation)).toEqual(['Pen']);
  });
  test('of the person, if the occasion has none of its own', () => {
    const dad = part({ Razor: gift });
    const birthday = part({ Balloons: suiting });
    expect(best(dad, birthday)).toEqual(['Razor']);
  });
  test('of what one does, if no gift suits it', () => {
    expect(best(part({ Ring: gift }), part({ Yarn: purpose }))).toEqual(['Yarn']);
  });
  test('of the purpose with the fewest, if several have none in common', () => {
    expect(best(part({ Sofa: purpose, Bed: purpose }), part({ Cartons: purpose }))).toEqual([
      'Cartons',
    ]);
  });
  test('that one thinks of first for a purpose, and others behind them', () => {
    const picnic = part({ Basket: purpose, Kite: less });
    expect(best(picnic)).toEqual(['Basket']);
    expect(suitableGoods([picnic])).toEqual([['noun Basket'], ['noun Kite']]);
    expect(best(picnic, part({ Kite: suiting }))).toEqual(['Kite']);
  });
  test('of the purpose that says more, if another one says little', () => {
    expect(best(part({ Suitcase: general }), part({ Bikini: purpose, Hat: purpose }))).toEqual([
      'Bikini',
      'Hat',
    ]);
    expect(best(part({ Suitcase: general }))).toEqual(['Suitcase']);
  });
});

test('each noun is named once, and belongs to a part of the query', () => {
  const fits = fc.constantFrom(purpose, gift, suiting, use);
  const goods = fc.dictionary(fc.constantFrom('Ring', 'Watch', 'Pen', 'Vase'), fits);
  fc.assert(
    fc.property(fc.array(goods, { maxLength: 4 }), (list) => {
      const found = suitableGoods(list.map(part)).flat();
      expect(new Set(found).size).toBe(found.length);
      const known = new Set(list.flatMap((one) => Object.keys(one)).map((noun) => `noun ${noun}`));
      expect(found.every((target) => known.has(target))).toBe(true);
    }),
  );
});
