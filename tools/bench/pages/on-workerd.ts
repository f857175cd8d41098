import { type Size, workerSize } from '../../../build/worker-size.ts';
import type { measuredServers } from '../../servers/servers.ts';
import type { RunningServer } from '../../servers/start-server.ts';
import { type StartTimes, startTimes } from '../worker-start.ts';
import { type Latency, latency } from './latency.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type PaymentRates, payments } from './payments.ts';
import type { Plan } from './plan.ts';
import { medianRound, type Round, throughput } from './throughput.ts';

export type OnWorkerd = {
  pages: { name: string; rates: Record<string, Round>; latency: Record<string, Latency> }[];
  payments: PaymentRates;
  bundle: Size;
  start: StartTimes;
};

type PageRates = OnWorkerd['pages'][number];

/** Measures a page of a server: a round to warm up, then the rounds that count. */
async function measurePage(
  server: RunningServer,
  page: MeasuredPage,
  { plan, isCached }: { plan: Plan; isCached: boolean },
): Promise<PageRates> {
  const name = isCached ? 'cached br' : 'uncached br';
  const paths = isCached ? undefined : page.others;
  const seconds = isCached ? plan.seconds.cached : plan.seconds.rendered;
  const rounds: Round[] = [];
  for (let i = 0; i <= plan.rounds; i++)
    rounds.push(await throughput(server, page, { paths, seconds }));
  return {
    name: page.name,
    rates: { [name]: medianRound(rounds.slice(1)) },
    latency: { [name]: await latency(server.port, page, { paths, requests: plan.requests }) },
  };
}

/** Measures pages and payments on workerd: one process with its D1. Requests go directly to the Worker. */
export async function measureWorkerd(
  servers: ReturnType<typeof measuredServers>,
  plan: Plan,
  { runUnder, say }: { runUnder: string[]; say: (what: string) => void },
): Promise<OnWorkerd> {
  say('workerd: filling D1');
  const cached = await servers.start('workers', {}, { runUnder });
  const results: PageRates[] = [];
  for (const page of await measuredPages(cached.port)) {
    if (page.cookie) continue;
    say(`workerd: ${page.name}, from the cache`);
    results.push(await measurePage(cached, page, { plan, isCached: true }));
  }
  say('workerd: payments');
  const paid = await payments(cached, { each: plan.payments });
  await servers.endAll();
  const uncached = await servers.start('workers', { PAGE_CACHE_MB: '0' }, { runUnder });
  for (const page of await measuredPages(uncached.port)) {
    say(`workerd: ${page.name}, rendered`);
    results.push(await measurePage(uncached, page, { plan, isCached: false }));
  }
  await servers.endAll();
  say('workerd: starts');
  return {
    pages: results,
    payments: paid,
    bundle: workerSize(),
    start: await startTimes(plan.starts),
  };
}
