import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { measuredServers } from '../../measure/servers.ts';
import { keepAnswer } from './kept-answers.ts';
import { type Latency, latency } from './latency.ts';
import { type Encoding, type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type PaymentRates, payments } from './payments.ts';
import type { Plan } from './plan.ts';
import { countQueries, type Queries } from './queries.ts';
import { type Asked, middle, type Round, throughput } from './throughput.ts';
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
  /** By `<server> <encoding>`. */
  rates: Record<string, Round>;
  latency: Record<string, Latency>;
};

/** One server asked for one page in one encoding, again in each round. */
type Lane = {
  name: string;
  page: MeasuredPage;
  server: Asked;
  encoding: Encoding;
  paths?: string[];
};

type Servers = { cached: Asked; uncached: Asked; ceiling: Asked };

function lanesOf(page: MeasuredPage, { cached, uncached, ceiling }: Servers): Lane[] {
  const paths = [...page.others];
  const rendered = { name: 'uncached br', page, server: uncached, encoding: 'br', paths } as const;
  if (page.cookie) return [rendered];
  const kept = (['br', 'gzip'] as const).flatMap((encoding) => [
    { name: `cached ${encoding}`, page, server: cached, encoding },
    { name: `ceiling ${encoding}`, page, server: ceiling, encoding },
  ]);
  return [...kept, rendered];
}

/** Starts the server as it is, one without a page cache on the same data, and the ceiling. */
async function startAll(servers: ReturnType<typeof measuredServers>, under: string[]) {
  const cached = await servers.start('node', {}, { under });
  const uncached = await servers.start('node', { PAGE_CACHE_MB: '0' }, { under });
  const pages = await measuredPages(cached.port);
  const publicPages = pages.filter(({ cookie }) => !cookie);
  const kept = [];
  for (const page of publicPages)
    for (const encoding of ['br', 'gzip'] as const) {
      // The second answer is one that is kept.
      await keepAnswer(cached.port, page, encoding);
      kept.push(await keepAnswer(cached.port, page, encoding));
    }
  const file = path.join(servers.folder, 'kept-answers.json');
  writeFileSync(file, JSON.stringify(kept));
  const script = 'scripts/bench/pages/ceiling.ts';
  const ceiling = await servers.start('node', { KEPT_ANSWERS: file }, { under, script });
  return { pages, cached, uncached, ceiling };
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
  const { pages, ...all } = await startAll(servers, under);
  const lanes = pages.flatMap((page) => lanesOf(page, all));
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
      rates: Object.fromEntries(own.map((lane) => [lane.name, middle(rounds.get(lane) ?? [])])),
      latency: await timesOf(all, page, plan),
    });
  }
  say('Node: payments');
  return { pages: results, payments: await payments(all.cached, { each: plan.payments }) };
}
