import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from '../../servers/quantile.ts';
import type { measuredServers } from '../../servers/servers.ts';
import { type Kept, keepAnswer } from './kept-answers.ts';
import { type Latency, latency } from './latency.ts';
import { type Encoding, type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type PaymentRates, payments } from './payments.ts';
import type { Plan } from './plan.ts';
import { countQueries, type Queries } from './queries.ts';
import { type Asked, middle, type Round, throughput } from './throughput.ts';
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
  /** What `server-timing` said of the page that was asked for twice. */
  serverTiming: string;
  /** By `<server> <encoding>`, on the product's page also `<server> <encoding>, <visitors>`. */
  rates: Record<string, Round>;
  /** What the cached server reaches of the ceiling, by what was asked and who did: of rounds next to each other. */
  ofCeiling: Record<string, { requests: number; cpu: number }>;
  latency: Record<string, Latency>;
};

/** One server asked for one page in one encoding by some visitors, again in each round. */
type Lane = {
  name: string;
  page: MeasuredPage;
  server: Asked;
  encoding: Encoding;
  visitors?: Visitors;
  paths?: string[];
};

type Servers = { cached: Asked; uncached: Asked; ceiling: Asked };

/** Servers that are compared stand next to each other, so that both have the same of what else goes on. */
function lanesOf(
  page: MeasuredPage,
  visitors: readonly Visitors[],
  { cached, uncached, ceiling }: Servers,
): Lane[] {
  const paths = [...page.others];
  const rendered = { name: 'uncached br', page, server: uncached, encoding: 'br', paths } as const;
  if (page.cookie) return [rendered];
  const both = (encoding: Encoding, who: Visitors): Lane[] => {
    const kind = who === FIRST ? encoding : `${encoding}, ${who.name}`;
    const lane = { page, encoding, visitors: who };
    return [
      { ...lane, name: `cached ${kind}`, server: cached },
      { ...lane, name: `ceiling ${kind}`, server: ceiling },
    ];
  };
  const others = page.name === 'product' ? visitors.flatMap((who) => both('br', who)) : [];
  return [...both('br', FIRST), ...both('gzip', FIRST), ...others, rendered];
}

/** What the cached server reaches of the ceiling in the middle of the rounds, by what was asked. */
function sharesOf(lanes: readonly Lane[], rounds: ReadonlyMap<Lane, readonly Round[]>) {
  const shares: PageResult['ofCeiling'] = {};
  for (const lane of lanes) {
    const [, kind] = /^cached (.+)$/.exec(lane.name) ?? [];
    const ceiling = lanes.find(({ name }) => name === `ceiling ${kind}`);
    if (kind === undefined || !ceiling) continue;
    const pairs = (rounds.get(lane) ?? []).flatMap((ours, i) => {
      const most = rounds.get(ceiling)?.[i];
      return most ? [{ ours, most }] : [];
    });
    shares[kind] = {
      requests: median(pairs.map((p) => p.ours.requestsPerSecond / p.most.requestsPerSecond)),
      cpu: median(pairs.map((p) => p.most.cpuMsPerRequest / p.ours.cpuMsPerRequest)),
    };
  }
  return shares;
}

/** Starts the server as it is, one without a page cache on the same data, and the ceiling. */
async function startAll(servers: ReturnType<typeof measuredServers>, under: string[]) {
  const cached = await servers.start('node', {}, { under });
  const uncached = await servers.start('node', { PAGE_CACHE_MB: '0' }, { under });
  const pages = await measuredPages(cached.port);
  const publicPages = pages.filter(({ cookie }) => !cookie);
  const kept: Kept[] = [];
  for (const page of publicPages)
    for (const encoding of ['br', 'gzip'] as const) {
      // The second answer is one that is kept.
      await keepAnswer(cached.port, page, encoding);
      kept.push(await keepAnswer(cached.port, page, encoding));
    }
  const file = path.join(servers.folder, 'kept-answers.json');
  writeFileSync(file, JSON.stringify(kept));
  const script = ['tools/bench/pages/ceiling.ts'];
  const ceiling = await servers.start('node', { KEPT_ANSWERS: file }, { under, script });
  const product = pages.find(({ name }) => name === 'product')?.path;
  const { etag = '' } = kept.find(({ path: of }) => of === product)?.headers ?? {};
  const visitors = [...(await returningVisitors(cached.port)), revalidating(etag)];
  return { pages, visitors, cached, uncached, ceiling };
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

/** Everything that is measured on Node. */
export async function measureNode(
  servers: ReturnType<typeof measuredServers>,
  plan: Plan,
  { under, say }: { under: string[]; say: (what: string) => void },
): Promise<OnNode> {
  const { pages, visitors, ...all } = await startAll(servers, under);
  const lanes = pages.flatMap((page) => lanesOf(page, visitors, all));
  const rounds = new Map<Lane, Round[]>(lanes.map((lane) => [lane, []]));
  for (let round = 0; round <= plan.rounds; round++) {
    say(round === 0 ? 'Node: warming up' : `Node: round ${round} of ${plan.rounds}`);
    for (const lane of lanes) {
      const seconds = lane.paths ? plan.seconds.rendered : plan.seconds.kept;
      const one = await throughput(lane.server, lane.page, { ...lane, seconds });
      if (round > 0) rounds.get(lane)?.push(one);
    }
  }
  say('Node: queries');
  const queries = await countQueries(servers);
  say('Node: times and weights');
  const results: PageResult[] = [];
  for (const page of pages) {
    const own = lanes.filter((lane) => lane.page === page);
    results.push({
      name: page.name,
      weight: await weigh(all.cached.port, page),
      queries: queries.get(page.name),
      serverTiming: (await keepAnswer(all.cached.port, page, 'br')).headers['server-timing'] ?? '',
      ofCeiling: sharesOf(own, rounds),
      rates: Object.fromEntries(own.map((lane) => [lane.name, middle(rounds.get(lane) ?? [])])),
      latency: await timesOf(all, page, plan),
    });
  }
  say('Node: payments');
  return { pages: results, payments: await payments(all.cached, { each: plan.payments }) };
}
