import { describe, expect, it } from 'vitest';
import { createMetrics, metricsText, seriesName } from '../../../../src/server/platform/metrics.ts';

describe('metrics', () => {
  it('are written in Prometheus’s text format, with help and type once a family', () => {
    const metrics = createMetrics();
    metrics.count('sampan_requests_total', { group: 'page', status: '2xx' });
    metrics.count('sampan_requests_total', { group: 'page', status: '2xx' });
    metrics.count('sampan_requests_total', { group: 'api', status: '5xx' });
    expect(metricsText(metrics.collectLocal())).toBe(
      [
        '# HELP sampan_requests_total Answered requests by group and status class.',
        '# TYPE sampan_requests_total counter',
        'sampan_requests_total{group="page",status="2xx"} 2',
        'sampan_requests_total{group="api",status="5xx"} 1',
        '',
      ].join('\n'),
    );
  });

  it('count how long things took in cumulative buckets', () => {
    const metrics = createMetrics();
    for (const ms of [4, 30, 20_000])
      metrics.observe('sampan_request_seconds', ms, { group: 'api' });
    expect(metrics.collectLocal()).toMatchObject({
      'sampan_request_seconds_bucket{group="api",le="0.005"}': 1,
      'sampan_request_seconds_bucket{group="api",le="0.025"}': 1,
      'sampan_request_seconds_bucket{group="api",le="0.05"}': 2,
      'sampan_request_seconds_bucket{group="api",le="10"}': 2,
      'sampan_request_seconds_bucket{group="api",le="+Inf"}': 3,
      'sampan_request_seconds_count{group="api"}': 3,
      'sampan_request_seconds_sum{group="api"}': 20.034,
    });
  });

  it('of all processes of a server are summed', async () => {
    const metrics = createMetrics(async () => ({ 'sampan_events_total{event="old_rates"}': 3 }));
    metrics.count('sampan_events_total', { event: 'old_rates' });
    expect(await metrics.collect()).toEqual({ 'sampan_events_total{event="old_rates"}': 4 });
  });

  it('escape what would end a label', () => {
    expect(seriesName('sampan_events_total', { event: 'a"b\\c\nd' })).toBe(
      'sampan_events_total{event="a\\"b\\\\c\\nd"}',
    );
  });
});
