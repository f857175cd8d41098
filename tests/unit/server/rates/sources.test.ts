import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decimalOfNumber, quotient, withMargin } from '../../../../src/server/rates/decimal.ts';
import { ecbRates } from '../../../../src/server/rates/ecb/ecb.ts';
import { type RateGateways, RateSourceFailure } from '../../../../src/server/rates/source.ts';
import { readSource } from '../../../../src/server/rates/sources.ts';
import { ONE_DAY, startRates } from '../../../support/gateways/rates.ts';
import { GATEWAY_FAILURES, type GatewayFailure } from '../../../support/gateways/server.ts';

const DAY = 86_400_000;

let service: Awaited<ReturnType<typeof startRates>>;
let gateways: RateGateways;
beforeAll(async () => {
  service = await startRates();
  const { ER_API_RATES_URL: erApi, ECB_RATES_URL: ecb } = service.environment;
  gateways = { erApi, ecb, timeoutMs: 2000 };
});
afterAll(() => service.stop());
beforeEach(() => {
  service.reset();
  Object.assign(service.published, ONE_DAY, { at: Date.now() });
});

const read = (name: 'er-api' | 'ecb', now = Date.now()) => readSource(name, gateways, now);
const faultOf = async (reading: Promise<unknown>) => {
  const error = await reading.catch((caught: unknown) => caught);
  return error instanceof RateSourceFailure ? error.fault : error;
};

describe('open.er-api.com', () => {
  it('gives what 1 CNY is worth, also under an older code', async () => {
    const { rates, quotedAt } = await read('er-api');
    const byCode = Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));
    expect(byCode).toMatchObject({ KZT: '72.6', LAK: '3012.5', GHS: '1.52', GHC: '1.52' });
    expect(byCode).not.toHaveProperty('CNY');
    expect(quotedAt).toBe(Math.floor(service.published.at / 1000) * 1000);
  });
});

describe('the ECB', () => {
  it('gives what 1 CNY is worth through the euro', async () => {
    const { rates } = await read('ecb');
    const byCode = Object.fromEntries(rates.map(({ currency, rate }) => [currency, rate]));
    expect(byCode).toEqual({
      EUR: '0.1231997437',
      USD: '0.140398428',
      JPY: '21.9689783045',
      AUD: '0.2145030738',
      KRW: '205.3062129631',
    });
  });

  it.each([
    ['has no rate of CNY', ({ CNY: _, ...others }: Record<string, string>) => others],
    ['has a rate of zero', (rates: Record<string, string>) => ({ ...rates, USD: '0' })],
    ['has a rate that is no number', (rates: Record<string, string>) => ({ ...rates, USD: 'N/A' })],
  ])('is not used if it %s', async (_, change) => {
    service.published.perEuro = change(ONE_DAY.perEuro) as typeof ONE_DAY.perEuro;
    expect(await faultOf(read('ecb'))).toBe('UNREADABLE');
  });

  it('is not read if it defines entities', async () => {
    const bomb = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>';
    expect(await faultOf((async () => ecbRates(bomb))())).toBe('UNREADABLE');
  });
});

describe('any source', () => {
  const UNREADABLE: readonly GatewayFailure[] = [
    'answers broken JSON',
    'answers with a page',
    'answers with nothing',
    'answers with another shape',
    'answers far too much',
  ];
  it.each(Object.keys(GATEWAY_FAILURES) as GatewayFailure[])(
    'that %s fails by name',
    async (failure) => {
      service.failCalls(/./, failure);
      const soon = { ...gateways, timeoutMs: failure === 'never answers' ? 50 : 2000 };
      const expected = UNREADABLE.includes(failure) ? 'UNREADABLE' : 'UNAVAILABLE';
      for (const name of ['er-api', 'ecb'] as const) {
        expect(await faultOf(readSource(name, soon, Date.now()))).toBe(expected);
      }
    },
  );

  it('fails if it has not renewed its rates for a week', async () => {
    service.published.at = Date.now() - 9 * DAY;
    expect(await faultOf(read('er-api'))).toBe('OUTDATED');
    expect(await faultOf(read('ecb'))).toBe('OUTDATED');
  });
});

describe('decimals', () => {
  it.each([
    [0.2145, 0, '0.2145'],
    [3012.5, 100, '3042.625'],
    [72.6, 250, '74.415'],
    [1e-7, 0, '0.0000001'],
    [2, 5000, '3'],
  ])('of %d with a margin of %d basis points are %s', (rate, marginBp, expected) => {
    expect(withMargin(decimalOfNumber(rate), marginBp)).toBe(expected);
  });

  it('of a quotient are the nearest of ten', () => {
    const positive = fc.integer({ min: 1, max: 10 ** 9 }).map((n) => (n / 10_000).toFixed(4));
    fc.assert(
      fc.property(positive, positive, (a, b) => {
        const found = Number(quotient(a, b));
        const exact = Number(a) / Number(b);
        expect(Math.abs(found - exact)).toBeLessThanOrEqual(Math.max(6e-11, exact * 1e-12));
      }),
    );
  });
});
