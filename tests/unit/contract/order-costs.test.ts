import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/contract/values/locales.ts';
import { feeKind } from '../../../src/contract/values/order-costs.ts';
import { translator } from '../support/translator.ts';

describe('the service fee on the home page', () => {
  const FEES = [
    { basisPoints: 0, minimum: '0.00', kind: 'NONE', figure: '' },
    { basisPoints: 500, minimum: '0', kind: 'SHARE', figure: '5% service fee' },
    { basisPoints: 0, minimum: '3.00', kind: 'MINIMUM', figure: '¥3.00 service fee per order' },
    { basisPoints: 500, minimum: '3.00', kind: 'BOTH', figure: '5% service fee (minimum ¥3.00)' },
  ];
  const valuesOf = (fee: { basisPoints: number; minimum: string }) => ({
    feeKind: feeKind(fee),
    share: fee.basisPoints / 10_000,
    minimum: `¥${fee.minimum}`,
  });

  it.each(FEES)(
    'names only the parts that are charged: $kind',
    async ({ kind, figure, ...fee }) => {
      const t = await translator('en');
      expect(feeKind(fee)).toBe(kind);
      expect(t('home.step.buy.figure', valuesOf(fee))).toBe(figure);
    },
  );

  it.each(LOCALES)('never says zero in %s', async (locale) => {
    const t = await translator(locale);
    const figures = FEES.map((fee) => t('home.step.buy.figure', valuesOf(fee)));
    expect(figures[0]).toBe('');
    expect(figures.join('\n')).not.toMatch(/(?<![\d.])0/);
    expect(figures[3]).toContain('3.00');
  });
});
