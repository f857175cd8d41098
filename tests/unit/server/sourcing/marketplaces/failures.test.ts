import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../../../../src/contract/errors.ts';
import { createAnswerCache } from '../../../../../src/server/sourcing/marketplaces/answer-cache.ts';
import type { ProductSource } from '../../../../../src/server/sourcing/source.ts';
import { startAlibaba } from '../../../../support/gateways/alibaba.ts';
import { startPoizon } from '../../../../support/gateways/poizon.ts';
import { GATEWAY_FAILURES, type GatewayFailure } from '../../../../support/gateways/server.ts';
import { startTaobao } from '../../../../support/gateways/taobao.ts';
import { openWith, query, readerOf } from '../../../support/marketplaces.ts';

const MINUTE = 60_000;
const UNAVAILABLE = { code: 'SOURCE_UNAVAILABLE' };

let gateway: Awaited<ReturnType<typeof startAlibaba>>;
let alibaba: ProductSource;
let log: Record<string, unknown>[];
beforeAll(async () => {
  gateway = await startAlibaba();
});
afterAll(() => gateway.stop());
beforeEach(() => {
  // Only the clock is faked, not the network.
  vi.useFakeTimers({ toFake: ['Date'] });
  gateway.reset();
  const opened = openWith({ ...gateway.environment, MARKETPLACE_TIMEOUT_MS: '2000' });
  alibaba = opened.source('1688');
  log = opened.log;
});
afterEach(() => vi.useRealTimers());

const search = (keyword = 'x') => alibaba.search(query({ keyword }), readerOf('en', 'Alibaba'));
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a marketplace that', () => {
  it.each(Object.keys(GATEWAY_FAILURES) as GatewayFailure[])(
    '%s is unavailable, and tried again',
    async (failure) => {
      gateway.failCalls(/keywordQuery/, failure);
      await expect(search()).rejects.toMatchObject(UNAVAILABLE);
      expect(log).toContainEqual(expect.objectContaining({ event: 'marketplace_failed' }));
      gateway.reset();
      expect((await search()).records).toHaveLength(2);
    },
  );

  it.each([
    ['hangs up', 1],
    ['breaks down', 1],
    ['answers half', 1],
    ['is asked too often', 1],
  ] as const)('%s once is asked again', async (failure, times) => {
    gateway.failCalls(/keywordQuery/, failure, times);
    expect((await search()).records).toHaveLength(2);
    expect(gateway.callsOf('keywordQuery')).toHaveLength(2);
  });

  it('reports an unknown item with any message has no such product', async () => {
    for (const message of ['offer not exist', '商品不存在', 'offer has been offline']) {
      gateway.respondWith(/queryProductDetail/, { result: { success: false, code: 'x', message } });
      const url = `https://detail.1688.com/offer/${message.length}00000.html`;
      expect(await alibaba.details([url], readerOf('en', 'Alibaba'))).toEqual(new Map());
    }
  });

  it.each([
    ['gw.SignatureInvalid', 'REFUSED', 1],
    ['gw.APIACLDecline', 'REFUSED', 1],
    ['gw.QosAppFrequencyLimit', 'LIMIT', 2],
    ['gw.ParamMissing', 'DECLINED', 1],
    ['gw.SystemError', 'BROKEN', 2],
  ])('answers with the error %s fails as %s', async (error_code, reason, times) => {
    gateway.respondWith(/keywordQuery/, { error_code, error_message: '' }, { status: 400 });
    await expect(search()).rejects.toMatchObject(UNAVAILABLE);
    expect(gateway.callsOf('keywordQuery')).toHaveLength(times);
    const line = log.find(({ event }) => event === 'marketplace_failed');
    expect(line).toMatchObject({ reason, call: 'product.search.keywordQuery', source: '1688' });
    // What only the operator can fix is logged as an error.
    expect('error' in (line ?? {})).toBe(reason === 'REFUSED');
  });

  it('fails five times is not called for half a minute, then probed once', async () => {
    gateway.failCalls(/keywordQuery/, 'answers broken JSON');
    for (let n = 0; n < 5; n++) await expect(search(`a${n}`)).rejects.toMatchObject(UNAVAILABLE);
    await expect(search('b')).rejects.toMatchObject(UNAVAILABLE);
    expect(gateway.callsOf('keywordQuery')).toHaveLength(5);
    later(30_001);
    await expect(search('c')).rejects.toMatchObject(UNAVAILABLE);
    await expect(search('d')).rejects.toMatchObject(UNAVAILABLE);
    expect(gateway.callsOf('keywordQuery')).toHaveLength(6);
    gateway.reset();
    later(30_001);
    expect((await search('e')).records).toHaveLength(2);
    expect((await search('f')).records).toHaveLength(2);
  });

  it('declines single requests stays available for the others', async () => {
    gateway.respondWith(/keywordQuery/, { error_code: 'gw.ParamInvalid', error_message: '' });
    for (let n = 0; n < 9; n++) await expect(search(`a${n}`)).rejects.toMatchObject(UNAVAILABLE);
    gateway.reset();
    expect((await search('b')).records).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('is cached for ten minutes', async () => {
    await search();
    later(9 * MINUTE);
    await search();
    expect(gateway.callsOf('keywordQuery')).toHaveLength(1);
    later(2 * MINUTE);
    await search();
    expect(gateway.callsOf('keywordQuery')).toHaveLength(2);
  });

  it('is served for an hour while the marketplace is down', async () => {
    const before = await search();
    gateway.failCalls(/keywordQuery/, 'answers broken JSON');
    later(59 * MINUTE);
    expect(await search()).toEqual(before);
    later(2 * MINUTE);
    await expect(search()).rejects.toMatchObject(UNAVAILABLE);
  });

  it('of a product is cached for two minutes, and for ten while the marketplace is down', async () => {
    const url = 'https://detail.1688.com/offer/710891050473.html';
    const detail = async () => (await alibaba.details([url], readerOf('en', 'Alibaba'))).get(url);
    const before = await detail();
    later(3 * MINUTE);
    await detail();
    expect(gateway.callsOf('queryProductDetail')).toHaveLength(2);
    gateway.failCalls(/queryProductDetail/, 'answers broken JSON');
    later(9 * MINUTE);
    expect(await detail()).toEqual(before);
    later(2 * MINUTE);
    await expect(detail()).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is shared by concurrent callers', async () => {
    gateway.hold();
    const both = [search(), search()];
    await expect.poll(() => gateway.callsOf('keywordQuery')).toHaveLength(1);
    gateway.release();
    const [first, second] = await Promise.all(both);
    expect(first).toEqual(second);
    expect(gateway.callsOf('keywordQuery')).toHaveLength(1);
  });
});

describe('the answer cache', () => {
  const bounds = { maxEntries: 3, maxBytes: 10_000, maxWaitMs: 50 };
  const counted = () => {
    let loads = 0;
    return { load: async () => ++loads };
  };

  it('evicts the least recently used answer', async () => {
    const answers = createAnswerCache(bounds);
    const { load } = counted();
    for (const key of ['a', 'b', 'c', 'a', 'd']) await answers.load('search', key, load);
    expect(await answers.load('search', 'a', load)).toBe(1);
    expect(await answers.load('search', 'b', load)).toBe(5);
  });

  it('limits its bytes', async () => {
    const answers = createAnswerCache({ ...bounds, maxBytes: 2_000 });
    const { load } = counted();
    await answers.load('search', 'small', load);
    await answers.load('search', 'far too large', async () => 'x'.repeat(5_000));
    expect(await answers.load('search', 'small', load)).toBe(1);
    await answers.load('search', 'large', async () => 'x'.repeat(980));
    expect(await answers.load('search', 'small', load)).toBe(2);
  });

  it('caches undefined too', async () => {
    const answers = createAnswerCache(bounds);
    const load = vi.fn(async () => undefined);
    await answers.load('detail', 'a', load);
    await answers.load('detail', 'a', load);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not wait forever for another request: after a while the caller sends its own and spends', async () => {
    const answers = createAnswerCache(bounds);
    const spend = vi.fn(async () => {});
    void answers.load('search', 'a', () => new Promise(() => {}), spend);
    expect(await answers.load('search', 'a', async () => 1, spend)).toBe(1);
    expect(spend).toHaveBeenCalledTimes(2);
  });

  it('sends nothing for a caller over the limit, and lets the next one send', async () => {
    const answers = createAnswerCache(bounds);
    const refuse = async () => {
      throw new Failure('TOO_MANY_REQUESTS');
    };
    const { load } = counted();
    const both = [answers.load('search', 'a', load, refuse), answers.load('search', 'a', load)];
    const [refused, answered] = await Promise.allSettled(both);
    expect(refused?.status).toBe('rejected');
    expect(answered).toEqual({ status: 'fulfilled', value: 1 });
  });

  it('serves no stale answer after an own error', async () => {
    const answers = createAnswerCache(bounds);
    await answers.load('search', 'a', async () => 1);
    later(11 * MINUTE);
    const broken = answers.load('search', 'a', async () => Promise.reject(new TypeError('bug')));
    await expect(broken).rejects.toThrow(TypeError);
    expect(new Failure('SOURCE_UNAVAILABLE')).toBeInstanceOf(Error);
  });
});

describe('refusals of', () => {
  it.each([
    ['IncompleteSignature', 'REFUSED'],
    ['IllegalAccessToken', 'EXPIRED'],
    ['ApiCallLimit', 'LIMIT'],
    ['MissingParameter', 'DECLINED'],
    ['ServiceTimeout', 'BROKEN'],
  ])('Taobao: %s', async (code, reason) => {
    const taobao = await startTaobao();
    const opened = openWith({ ...taobao.environment, TAOBAO_REFRESH_TOKEN: '' });
    taobao.respondWith(/search/, { type: 'ISP', code, message: '' });
    const found = opened.source('taobao').search(query({ keyword: 'x' }), readerOf('en', 'Taobao'));
    await expect(found).rejects.toMatchObject(UNAVAILABLE);
    expect(opened.log).toContainEqual(expect.objectContaining({ reason }));
    await taobao.stop();
  });

  it.each([
    [30300013, 'REFUSED'],
    [30400002, 'REFUSED'],
    [30300014, 'LIMIT'],
    [40900006, 'BROKEN'],
    [30300012, 'DECLINED'],
  ])('Poizon: %i', async (code, reason) => {
    const poizon = await startPoizon();
    const opened = openWith(poizon.environment);
    poizon.respondWith(/querySpuList/, { code, msg: 'x', data: null });
    const found = opened.source('poizon').search(query({ keyword: 'x' }), readerOf('en', 'Poizon'));
    await expect(found).rejects.toMatchObject(UNAVAILABLE);
    expect(opened.log).toContainEqual(expect.objectContaining({ reason }));
    await poizon.stop();
  });
});

describe('with a wrong', () => {
  it.each(['ALIBABA_APP_SECRET', 'ALIBABA_APP_KEY'])(
    '%s the reason is only in the log',
    async (name) => {
      const opened = openWith({ ...gateway.environment, [name]: '999' });
      const found = opened
        .source('1688')
        .search(query({ keyword: 'x' }), readerOf('en', 'Alibaba'));
      await expect(found).rejects.toMatchObject(UNAVAILABLE);
      expect(opened.log).toContainEqual(expect.objectContaining({ error: 'REFUSED' }));
    },
  );
});
