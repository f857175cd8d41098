import { describe, expect, it } from 'vitest';
import { feeKind } from '../../../src/contract/values/money/order-costs.ts';
import { LOCALES } from '../../../src/contract/values/shop/locales.ts';
import { feeWords } from '../../../src/i18n/fee-words.ts';
import { translator } from '../support/translator.ts';

describe('the service fee on the home page', () => {
  const FEES = [
    { basisPoints: 0, minimum: '0.00', kind: 'NONE', figure: '' },
    { basisPoints: 500, minimum: '0', kind: 'SHARE', figure: '5% service fee' },
    { basisPoints: 0, minimum: '3.00', kind: 'MINIMUM', figure: '¥3.00 service fee per order' },
    { basisPoints: 500, minimum: '3.00', kind: 'BOTH', figure: '5% service fee (minimum ¥3.00)' },
  ];

  it.each(FEES)(
    'names only the parts that are charged: $kind',
    async ({ kind, figure, ...fee }) => {
      const t = await translator('en');
      expect(feeKind(fee)).toBe(kind);
      expect(t('home.step.buy.figure', feeWords('en', fee))).toBe(figure);
    },
  );

  it.each(LOCALES)('never says zero in %s', async (locale) => {
    const t = await translator(locale);
    const figures = FEES.map((fee) => t('home.step.buy.figure', feeWords(locale, fee)));
    expect(figures[0]).toBe('');
    expect(figures.join('\n')).not.toMatch(/(?<![\d.,])0/);
    expect(figures[3]).toMatch(/3[.,]00/);
  });

  it.each(LOCALES)('promises nobody the fee of others in %s', async (locale) => {
    const t = await translator(locale);
    const rules = [
      { platform: 'Taobao' as const, basisPoints: 800, minimum: '2.00' },
      { goodsFrom: '1000.00', basisPoints: 600, minimum: '4.00', maximum: '90.00' },
    ];
    const fee = { basisPoints: 500, minimum: '3.00', rules };
    const figure = t('home.step.buy.figure', feeWords(locale, fee));
    for (const end of [/5/, /8/, /2[.,]00/, /4[.,]00/]) expect(figure).toMatch(end);
    expect(feeKind({ ...fee, basisPoints: 0, minimum: '0.00' })).toBe('BOTH');
    const same = [{ platform: 'JD' as const, basisPoints: 500, minimum: '3.00' }];
    expect(feeWords(locale, { ...fee, rules: same })).toEqual(
      feeWords(locale, { basisPoints: 500, minimum: '3.00' }),
    );
  });
});
