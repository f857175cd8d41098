import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { freePort } from '../../../tests/support/server.ts';
import { ageMs, cpuMs, treeOf } from '../../measure/processes.ts';
import { median } from '../../measure/quantile.ts';
import type { measuredServers, Server } from '../../measure/servers.ts';
import { startWorkerd } from '../../measure/workerd.ts';
import { type Latency, latency } from './latency.ts';
import { type MeasuredPage, measuredPages } from './measured-pages.ts';
import { type PaymentRates, payments } from './payments.ts';
import type { Plan } from './plan.ts';
import { middle, type Round, throughput } from './throughput.ts';

export type OnWorkerd = {
  pages: { name: string; rates: Record<string, Round>; latency: Record<string, Latency> }[];
  payments: PaymentRates;
  bundle: { raw: number; gzip: number };
  start: StartTimes;
};

/** Bytes of what is uploaded as the Worker. */
function bundleSize() {
  const root = 'dist-workers/server';
  const files = globSync('**/*.js', { cwd: root }).filter((file) => file !== 'build.js');
  const all = Buffer.concat(files.map((file) => readFileSync(path.join(root, file))));
  return { raw: all.byteLength, gzip: gzipSync(all).byteLength };
}

type StartTimes = { ms: number; cpuMs: number };

/** Time and CPU that workerd takes to load a worker, from the process's beginning: not Miniflare's, which writes its configuration. */
async function startOnce(isEmpty: boolean): Promise<StartTimes> {
  const before = new Set(treeOf(process.pid));
  const environment = { DEMO: 'true', LOG_LEVEL: 'error' };
  const miniflare = await startWorkerd({ port: await freePort(), environment, isEmpty });
  const started = treeOf(process.pid).filter((pid) => !before.has(pid));
  const [workerd = 0] = started;
  const times = { ms: ageMs(workerd), cpuMs: cpuMs(workerd) };
  await miniflare.dispose();
  return times;
}

/** What the build's start costs beyond that of a worker that does nothing, started in turns with it. */
async function startTimes({ starts }: Plan): Promise<StartTimes> {
  const pairs: (readonly [StartTimes, StartTimes])[] = [];
  for (let i = 0; i < starts; i++)
    pairs.push([await startOnce(false), await startOnce(true)] as const);
  const over = (of: keyof StartTimes) => median(pairs.map(([ours, empty]) => ours[of] - empty[of]));
  return { ms: over('ms'), cpuMs: over('cpuMs') };
}

type PageRates = OnWorkerd['pages'][number];

/** One page of a server: a round to warm up, then those that count. */
async function measurePage(
  server: Server,
  page: MeasuredPage,
  { plan, isKept }: { plan: Plan; isKept: boolean },
): Promise<PageRates> {
  const name = isKept ? 'cached br' : 'uncached br';
  const paths = isKept ? undefined : page.others;
  const seconds = isKept ? plan.seconds.kept : plan.seconds.rendered;
  const rounds: Round[] = [];
  for (let i = 0; i <= plan.rounds; i++)
    rounds.push(await throughput(server, page, { paths, seconds }));
  return {
    name: page.name,
    rates: { [name]: middle(rounds.slice(1)) },
    latency: { [name]: await latency(server.port, page, { paths, requests: plan.requests }) },
  };
}

/** Everything that is measured on workerd: one process with D1 in it, asked at the Worker's own socket. */
export async function measureWorkerd(
  servers: ReturnType<typeof measuredServers>,
  plan: Plan,
  { under, say }: { under: string[]; say: (what: string) => void },
): Promise<OnWorkerd> {
  say('workerd: filling D1');
  const cached = await servers.start('workers', {}, { under });
  const results: PageRates[] = [];
  for (const page of await measuredPages(cached.port)) {
    if (page.cookie) continue;
    say(`workerd: ${page.name}, from the cache`);
    results.push(await measurePage(cached, page, { plan, isKept: true }));
  }
  say('workerd: payments');
  const paid = await payments(cached, { each: plan.payments });
  await servers.end();
  const uncached = await servers.start('workers', { PAGE_CACHE_MB: '0' }, { under });
  for (const page of await measuredPages(uncached.port)) {
    say(`workerd: ${page.name}, rendered`);
    results.push(await measurePage(uncached, page, { plan, isKept: false }));
  }
  await servers.end();
  say('workerd: starts');
  return { pages: results, payments: paid, bundle: bundleSize(), start: await startTimes(plan) };
}
