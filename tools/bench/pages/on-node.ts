import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../../servers/quantile.ts';
import type { measuredServers } from '../../servers/servers.ts';
import { type Latency, latency } from './latency.ts';
import { type Encoding, type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type PaymentRates, payments } from './payments.ts';
import type { Plan } from './plan.ts';
import { countQueries, type Queries } from './queries.ts';
import { type RecordedResponse, recordResponse } from './recorded-responses.ts';
import { medianRound, type Round, type ServerUnderTest, throughput } from './throughput.ts';
import { FIRST, returningVisitors, revalidating, type Visitors } from './visitors.ts';
import { type Weight, weigh } from './weight.ts';

export type OnNode = {
  pages: PageResult[];
  payments: PaymentRates;
};

export type PageResult = {
  name: string;
  weight: Weight;
  queries: Queries | undefined;
  /** The cache state that `server-timing` names for the second request of the page. */
  serverTiming: string;
  /** By `<server> <encoding>`, on the product's page also `<server> <encoding>, <visitors>`. */
  rates: Record<string, Round>;
  /**
   * The share of the baseline (baseline.ts) that the cached server reaches, by requests per second and by
   * CPU time. Keys: an encoding, on the product's page also `<encoding>, <visitors>`.
   */
  shareOfBaseline: Record<string, { requests: number; cpu: number }>;
  latency: Record<string, Latency>;
};

/**
 * The combinations that are measured in each round: a server, a page, an encoding and a kind of visitors.
 */
type Measurement = {
  name: string;
  page: MeasuredPage;
  server: ServerUnderTest;
  encoding: Encoding;
  visitors?: Visitors;
  paths?: string[];
};

type Servers = { cached: ServerUnderTest; uncached: ServerUnderTest; baseline: ServerUnderTest };

/** The measurements of a page. Compared servers follow each other, so that other work affects both equally. */
function measurementsOf(
  page: MeasuredPage,
  visitors: readonly Visitors[],
  { cached, uncached, baseline }: Servers,
): Measurement[] {
  const paths = [...page.others];
  const rendered = { name: 'uncached br', page, server: uncached, encoding: 'br', paths } as const;
  if (page.cookie) return [rendered];
  const cachedAndBaseline = (encoding: Encoding, who: Visitors): Measurement[] => {
    const kind = who === FIRST ? encoding : `${encoding}, ${who.name}`;
    const common = { page, encoding, visitors: who };
    return [
      { ...common, name: `cached ${kind}`, server: cached },
      { ...common, name: `baseline ${kind}`, server: baseline },
    ];
  };
  const otherVisitors = page.name === 'product' ? visitors : [];
  return [
    ...cachedAndBaseline('br', FIRST),
    ...cachedAndBaseline('gzip', FIRST),
    ...otherVisitors.flatMap((who) => cachedAndBaseline('br', who)),
    rendered,
  ];
}

/** The share of the baseline that the cached server reaches: the median over pairs of the same round. */
function sharesOf(
  measurements: readonly Measurement[],
  rounds: ReadonlyMap<Measurement, readonly Round[]>,
) {
  const shares: PageResult['shareOfBaseline'] = {};
  for (const cached of measurements) {
    const [, kind] = /^cached (.+)$/.exec(cached.name) ?? [];
    const baseline = measurements.find(({ name }) => name === `baseline ${kind}`);
    if (kind === undefined || !baseline) continue;
    const pairs = (rounds.get(cached) ?? []).flatMap((shop, i) => {
      const base = rounds.get(baseline)?.[i];
      return base ? [{ shop, base }] : [];
    });
    shares[kind] = {
      requests: median(
        pairs.map(({ shop, base }) => shop.requestsPerSecond / base.requestsPerSecond),
      ),
      cpu: median(pairs.map(({ shop, base }) => base.cpuMsPerRequest / shop.cpuMsPerRequest)),
    };
  }
  return shares;
}

/** Starts three servers: the shop, the shop without a page cache, and the baseline. */
async function startAll(servers: ReturnType<typeof measuredServers>, runUnder: string[]) {
  const cached = await servers.start('node', {}, { runUnder });
  const uncached = await servers.start('node', { PAGE_CACHE_MB: '0' }, { runUnder });
  const pages = await measuredPages(cached.port);
  const publicPages = pages.filter(({ cookie }) => !cookie);
  const recorded: RecordedResponse[] = [];
  for (const page of publicPages)
    for (const encoding of ['br', 'gzip'] as const) {
      // The second response comes from the cache.
      await recordResponse(cached.port, page, encoding);
      recorded.push(await recordResponse(cached.port, page, encoding));
    }
  const file = path.join(servers.folder, 'recorded-responses.json');
  writeFileSync(file, JSON.stringify(recorded));
  const script = ['tools/bench/pages/baseline.ts'];
  const baseline = await servers.start('node', { RECORDED_RESPONSES: file }, { runUnder, script });
  const product = pages.find(({ name }) => name === 'product')?.path;
  const { etag = '' } = recorded.find(({ path: of }) => of === product)?.headers ?? {};
  const visitors = [...(await returningVisitors(cached.port)), revalidating(etag)];
  return { pages, visitors, cached, uncached, baseline };
}

async function timesOf(
  { cached, uncached }: Servers,
  page: MeasuredPage,
  { requests }: Plan,
): Promise<Record<string, Latency>> {
  const rendered = await latency(uncached.port, page, { paths: page.others, requests });
  if (page.cookie) return { uncached: rendered };
  return { cached: await latency(cached.port, page, { requests }), uncached: rendered };
}

/** Measures pages and payments on Node. */
export async function measureNode(
  servers: ReturnType<typeof measuredServers>,
  plan: Plan,
  { runUnder, say }: { runUnder: string[]; say: (what: string) => void },
): Promise<OnNode> {
  const { pages, visitors, ...all } = await startAll(servers, runUnder);
  const measurements = pages.flatMap((page) => measurementsOf(page, visitors, all));
  const rounds = new Map<Measurement, Round[]>(measurements.map((one) => [one, []]));
  for (let round = 0; round <= plan.rounds; round++) {
    say(round === 0 ? 'Node: warming up' : `Node: round ${round} of ${plan.rounds}`);
    for (const one of measurements) {
      const seconds = one.paths ? plan.seconds.rendered : plan.seconds.cached;
      const result = await throughput(one.server, one.page, { ...one, seconds });
      if (round > 0) rounds.get(one)?.push(result);
    }
  }
  say('Node: queries');
  const queries = await countQueries(servers);
  say('Node: times and weights');
  const results: PageResult[] = [];
  for (const page of pages) {
    const ofPage = measurements.filter((one) => one.page === page);
    results.push({
      name: page.name,
      weight: await weigh(all.cached.port, page),
      queries: queries.get(page.name),
      serverTiming:
        (await recordResponse(all.cached.port, page, 'br')).headers['server-timing'] ?? '',
      shareOfBaseline: sharesOf(ofPage, rounds),
      rates: Object.fromEntries(
        ofPage.map((one) => [one.name, medianRound(rounds.get(one) ?? [])]),
      ),
      latency: await timesOf(all, page, plan),
    });
  }
  say('Node: payments');
  return { pages: results, payments: await payments(all.cached, { each: plan.payments }) };
}
