import { describe, expect, it } from 'vitest';
import { type DoorFormat, showDoor } from '../../../../src/components/door/show-door.ts';
import { withServices } from '../../../../src/components/door/with-services.ts';
import { moneyFormat } from '../../../../src/components/money/money-format.ts';
import { door as example } from '../../../../src/contract/examples/door.ts';
import { leastItems } from '../../../../src/contract/values/goods/least-items.ts';
import type { DoorEstimate, WayHome } from '../../../../src/contract/values/money/door.ts';
import { doorTexts } from '../../../../src/i18n/door-texts.ts';
import { product } from '../../support/shop.ts';
import { translator } from '../../support/translator.ts';

const format: DoorFormat = {
  locale: 'en',
  money: moneyFormat('en', { cnyExchangeRate: '0.2', currency: 'AUD' }, 'au'),
  homeCountry: 'au',
  texts: doorTexts(await translator('en')),
};
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

const way = (other: Partial<WayHome>): WayHome => ({
  code: 'A',
  name: 'Air line',
  leadTimeDays: [12, 20],
  billedG: 1000,
  isMinimum: false,
  freight: '80.00',
  services: '0.00',
  total: '230.80',
  taxesIncluded: false,
  ...other,
});
const fast = way({
  code: 'C',
  name: 'Courier',
  leadTimeDays: [4, 8],
  freight: '200.00',
  total: '350.80',
});
const slow = way({
  code: 'S',
  name: 'Sea',
  leadTimeDays: [30, 60],
  freight: '90.00',
  total: '240.80',
});
const door: DoorEstimate = { ...example, ways: [way({}), slow, fast] };

describe('an estimate to the door', () => {
  it('adds the chosen services for the goods to every shipping option, beside the services of the option', () => {
    const insured = { ...door, ways: [way({ services: '5.00', total: '235.80' }), slow, fast] };
    const shown = showDoor(
      withServices(insured, { a: '3.00', b: '0.50', c: '9.00' }, ['a', 'b']),
      format,
    );
    expect(shown.main).toBe('≈ ¥239.30');
    expect(shown.sums.map(({ term, value }) => [term, value])).toContainEqual([
      'Extra services',
      '¥8.50',
    ]);
    expect(shown.others[0]?.value).toBe('¥354.30');
    expect(withServices(door, { a: '3.00' }, [])).toBe(door);
  });

  it('shows the total by the cheapest shipping option, its parts, and the fastest other option', () => {
    const shown = showDoor(door, format);
    expect(shown).toMatchObject({
      title: 'To your door',
      days: '12–20 days',
      main: '≈ ¥230.80',
      converted: '≈ $46.16',
    });
    expect(shown.sums.map(({ term, value }) => [term, value])).toEqual([
      ['Items', '¥136.00'],
      ['Shipping within China', '¥8.00'],
      ['Service fee', '¥6.80'],
      ['Shipping home', '¥80.00'],
      ['To your door (Australia)', '¥230.80'],
    ]);
    expect(plain(shown.sums[3]?.note ?? '')).toBe('Air line · 12–20 days · billed as 1 kg');
    expect(shown.others.map(({ term, value }) => [plain(term), value])).toEqual([
      ['To your door by Courier', '¥350.80'],
    ]);
  });

  it('shows the shipping option that the shopper chose, and the cheapest one beside it', () => {
    const shown = showDoor({ ...door, chosen: 'S' }, format);
    expect(shown.main).toBe('≈ ¥240.80');
    expect(shown.others.map(({ value }) => value)).toEqual(['¥230.80', '¥350.80']);
    expect(showDoor({ ...door, chosen: 'S' }, format, { option: 'C' }).main).toBe('≈ ¥350.80');
    const brief = showDoor({ ...door, chosen: 'S' }, format, { isBrief: true });
    expect(brief.others.map(({ value }) => value)).toEqual(['¥230.80']);
    expect(showDoor(door, format, { isBrief: true }).others).toEqual([]);
  });

  it('shows the amount that is paid later by itself, with services', () => {
    const withServices = way({ services: '5.00', total: '235.80' });
    const shown = showDoor({ ...door, ways: [withServices] }, format, { part: 'LATER' });
    expect(shown).toMatchObject({ title: 'Later, for shipping home', main: '≈ ¥85.00' });
    expect(shown.sums.map(({ value }) => value)).toContain('¥5.00');
  });

  it('says that a billed weight is a minimum', () => {
    const shown = showDoor({ ...door, ways: [way({ isMinimum: true, billedG: 21_000 })] }, format);
    expect(shown.sums[3]?.note).toContain('billed as 21 kg, the minimum');
  });

  it('is exact for a bill, and says what was estimated from the goods', () => {
    const billed = { ...door, estimatedFreight: '75.00', accuracy: undefined };
    const shown = showDoor(billed, format, { isBill: true });
    expect(shown.main).toBe('¥230.80');
    expect(shown.notes.map(plain)).toContain(
      'Based on the items alone, shipping home was estimated at ¥75.00.',
    );
  });

  it.each<[string, Partial<DoorEstimate>, string]>([
    [
      'above a limit',
      {},
      'Customs may charge GST of 10% on arrival if the goods are worth more than $1,000.00.',
    ],
    [
      'in any case',
      { duties: { tax: 'VAT', basisPoints: 1250, text: '' } },
      'Customs may charge VAT of 12.5% on arrival.',
    ],
    [
      'of which nothing is known',
      { duties: undefined },
      'Duties and taxes on arrival are not included.',
    ],
    ['that the sender pays', { ways: [way({ taxesIncluded: true })] }, 'Duties and taxes included'],
    [
      'with words of the shop',
      { duties: { tax: '', basisPoints: 0, text: 'No food.' } },
      'No food.',
    ],
  ])('tells of duties and taxes %s', (_, other, note) => {
    expect(showDoor({ ...door, ...other }, format).notes.map(plain)).toContain(note);
  });

  it('tells how close estimates were, rounded up, only if that is known', () => {
    const accuracy = { basisPoints: 610, shipments: 42, days: 30 };
    expect(showDoor({ ...door, accuracy }, format).notes).toContain(
      'In the last 30 days, 9 out of 10 estimates were within 7% of the bill (shipments: 42).',
    );
    const silent = showDoor({ ...door, accuracy: undefined }, format);
    expect(silent.notes.join()).not.toContain('out of 10 estimates');
  });

  it('has a dash and the reason if no option takes the goods', () => {
    const shown = showDoor({ ...door, ways: [] }, format);
    expect(shown).toMatchObject({ main: '–', sums: [], others: [] });
    expect(shown.notes).toEqual(['No shipping option to Australia accepts this item yet.']);
  });
});

describe('the least that can be ordered', () => {
  it('is whole batches of the cheapest variant in stock', () => {
    const one = product('1', { minOrderQuantity: 3, batchNumber: 2 });
    expect(leastItems(one)).toEqual([{ productSkuId: '1-a', quantity: 4 }]);
    const [first, second] = one.skus;
    if (!first || !second) throw new Error('the product has two variants');
    expect(leastItems({ ...one, skus: [{ ...first, stock: 3 }, second] })).toEqual([
      { productSkuId: '1-b', quantity: 4 },
    ]);
    expect(leastItems({ ...one, skus: [] })).toEqual([]);
  });
});
