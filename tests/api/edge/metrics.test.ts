import { describe, expect, test } from 'vitest';
import { METRICS_TOKEN } from '../../support/server.ts';
import { visit } from '../support/world.ts';

const scrape = (token: string, host = 'localhost') =>
  visit('/metrics', { host, headers: { authorization: `Bearer ${token}` } });
const sampleIn = (text: string, sample: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return Number(line?.split(' ').at(-1));
};

describe('/metrics', () => {
  test('is not there without its token', async () => {
    expect((await visit('/metrics')).status).toBe(404);
    expect((await scrape(`${METRICS_TOKEN}x`)).status).toBe(404);
    expect((await visit('/metrics.json')).status).toBe(404);
  });

  test('counts requests by group and status, whichever host is requested', async () => {
    const requests = 'sampan_requests_total{group="api",status="2xx"}';
    const before = sampleIn((await scrape(METRICS_TOKEN)).text, requests) || 0;
    for (let n = 0; n < 4; n++) await visit('/api/front/tenant');
    const { status, text, headers } = await scrape(METRICS_TOKEN, 'unknown.example');
    expect([status, headers['content-type']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(sampleIn(text, requests) - before).toBeGreaterThanOrEqual(4);
  });

  test('reports times, pages of the cache, the database, mails and rates', async () => {
    for (let n = 0; n < 2; n++) await visit('/faq');
    const { text } = await scrape(METRICS_TOKEN);
    for (const sample of [
      'sampan_request_seconds_bucket{group="page",le="+Inf"}',
      'sampan_pages_total{cache="miss"}',
      'sampan_database_seconds_count',
      'sampan_mails_waiting',
      'sampan_rate_timestamp_seconds{tenant="sampan",currency="AUD"}',
    ]) {
      expect(sampleIn(text, sample), sample).toBeGreaterThanOrEqual(0);
    }
  });
});
