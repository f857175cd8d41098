import { describe, expect, test, vi } from 'vitest';
import { refusal } from '../../support/refusal.ts';
import { OPERATOR_TOKEN } from '../../support/server.ts';
import { operate } from '../support/fulfilment.ts';
import { call, DEFAULT_HOST, visit } from '../support/world.ts';

const at = { host: DEFAULT_HOST };
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
// A test that runs over midnight finds both days.
const days = () => ({ from: dayOf(Date.now() - 86_400_000), to: dayOf(Date.now() + 86_400_000) });
const misses = (query: object = {}) =>
  operate(at, 'listSearchMisses', { query: { ...days(), ...query } });

describe('an operator sees what shoppers miss', () => {
  test('a keyword that the catalogue lacks, but not one that it has', async () => {
    const lacking = `qwzx ${crypto.randomUUID().replaceAll(/\d/g, 'x').slice(0, 8)}`;
    await call('searchProducts', { query: { keyword: lacking } });
    await call('searchProducts', { query: { keyword: 'umbrella' } });
    await vi.waitFor(async () => {
      expect(await misses()).toContainEqual(
        expect.objectContaining({ keyword: lacking, locale: 'en', missed: 1 }),
      );
    });
    const ofUmbrella = (await misses()).find(({ keyword }) => keyword === 'umbrella');
    expect(ofUmbrella?.missed ?? 0).toBe(0);
  });

  test('not the continuation of a short list at other marketplaces', async () => {
    const [part, page] = ['part', 'page'].map(
      (name) => `${name} ${crypto.randomUUID().replaceAll(/\d/g, 'x').slice(0, 8)}`,
    );
    await call('searchProducts', { query: { keyword: part, facets: false } });
    await call('searchProducts', { query: { keyword: page } });
    await vi.waitFor(async () => {
      expect(await misses()).toContainEqual(expect.objectContaining({ keyword: page }));
    });
    expect((await misses()).filter(({ keyword }) => keyword === part)).toEqual([]);
  });

  test('not what filters leave out', async () => {
    const query = { keyword: 'teapot', priceStart: '900000', priceEnd: '900001' };
    expect((await call('searchProducts', { query })).total).toBe(0);
    expect(
      (await misses()).filter(({ keyword, missed }) => keyword === 'teapot' && missed),
    ).toEqual([]);
  });

  test('days in order, with a token', async () => {
    const token = OPERATOR_TOKEN;
    const query = days();
    const refused = (wrong: object, withToken: string | undefined = token) =>
      refusal(call('listSearchMisses', { query: { ...query, ...wrong } }, { token: withToken }));
    expect(await refused({ from: query.to, to: query.from })).toBe('VALIDATION_FAILED');
    expect(await refused({ from: 'yesterday' })).toBe('VALIDATION_FAILED');
    const { status } = await visit(`/api/ops/search-misses?from=${query.from}&to=${query.to}`);
    expect(status).toBe(401);
  });
});
