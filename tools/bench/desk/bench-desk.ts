import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { progressBar } from '../../servers/progress.ts';
import { quantile } from '../../servers/quantile.ts';
import { measuredServers } from '../../servers/servers.ts';
import type { DeskCall } from './call.ts';
import { callDesk, ENVIRONMENT } from './call-desk.ts';
import { deskCalls } from './calls.ts';
import { generateDesk } from './generate.ts';
import { BENCH_TENANTS, CURRENCY, tenantInTurn } from './rows/shape.ts';

/** How many times as long as in a small shop a call may take in a large one. */
const MAX_FACTOR = 1.5;
/** Times below this differ by chance, so they are compared as if they were this long. */
const NOISE_MS = 20;

type Times = { p50: number; p95: number };
type Measured = Map<string, Times & { bound: number }>;

/** Where the next page of a list begins: `next` is a cursor, `before` (only of the audit) the number of an entry. */
type Page = { next?: string; before?: number };

async function timesOf(rounds: number, run: (tenant: string) => Promise<unknown>): Promise<Times> {
  const times: number[] = [];
  for (let round = -BENCH_TENANTS.length; round < rounds; round++) {
    const start = performance.now();
    await run(tenantInTurn(round));
    // The first round of each tenant fills the caches of the database.
    if (round >= 0) times.push(performance.now() - start);
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Measures a call, and its second page if it has one. */
async function measureCall(
  port: number,
  { name, path: callPath, bound, hasPages }: DeskCall,
  rounds: number,
): Promise<Measured> {
  const measured: Measured = new Map();
  const first = await timesOf(rounds, (tenant) => callDesk(port, tenant, callPath));
  measured.set(name, { ...first, bound });
  const [tenant] = BENCH_TENANTS;
  const { next, before }: Page = hasPages ? await callDesk(port, tenant, callPath) : {};
  const place = next ? `cursor=${next}` : before && `before=${before}`;
  if (!place) return measured;
  const second = `${callPath}${callPath.includes('?') ? '&' : '?'}${place}`;
  const later = await timesOf(rounds, () => callDesk(port, tenant, second));
  return measured.set(`${name}, second page`, { ...later, bound });
}

const BANK_ACCOUNT = {
  name: 'Bank',
  holder: 'Shop',
  currency: CURRENCY,
  accountNo: '0720014471',
  opening: '1000',
};

/** Fills the database of the servers with the demonstration and with `orders` generated orders. */
async function fill(servers: ReturnType<typeof measuredServers>, orders: number, now: number) {
  const { port } = await servers.start('node', ENVIRONMENT);
  // A server makes the bank accounts, because their numbers are sealed with its secret.
  for (const tenant of BENCH_TENANTS) {
    await callDesk(port, tenant, '/ops/bank/accounts', BANK_ACCOUNT);
  }
  await servers.endAll();
  const start = performance.now();
  await generateDesk(`file:${path.join(servers.folder, 'sampan.db')}`, orders, now);
  console.log(`${orders} orders in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

/**
 * Servers whose database has this number of orders. With `data`, the database is kept in that folder and generated
 * only once.
 */
export async function filledServers(orders: number, now: number, data: string | undefined) {
  if (data === undefined) {
    const servers = measuredServers();
    await fill(servers, orders, now);
    return servers;
  }
  const folder = path.resolve(data, String(orders));
  if (!existsSync(folder)) {
    // So an interrupted run leaves no incomplete database under this name.
    const unfinished = `${folder}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    const servers = measuredServers(unfinished);
    await fill(servers, orders, now);
    await servers.dispose();
    renameSync(unfinished, folder);
  }
  return measuredServers(folder);
}

type Options = {
  small: number;
  large: number;
  rounds: number;
  /** The folder in which the databases are kept for the next run; undefined to remove them. */
  data?: string | undefined;
  /** Only calls whose names contain this text are measured; all by default. */
  only?: string | undefined;
};

/** A server with the demonstration and this number of generated orders, measured over HTTP. */
async function measureSize(
  orders: number,
  now: number,
  { rounds, data, only = '' }: Options,
): Promise<Measured> {
  const servers = await filledServers(orders, now, data);
  try {
    const { port } = await servers.start('node', ENVIRONMENT);
    const calls = deskCalls(now).filter(({ name }) => name.includes(only));
    const bar = progressBar(`${calls.length} calls`);
    const measured: Measured = new Map();
    for (const [index, call] of calls.entries()) {
      for (const [name, times] of await measureCall(port, call, rounds)) measured.set(name, times);
      bar(index + 1, calls.length);
    }
    return measured;
  } finally {
    await servers.dispose();
  }
}

const shown = (ms: number) => ms.toFixed(0);

/**
 * Measures the staff's lists, piles and searches over a small and a large shop, and prints them beside their
 * bounds, the slowest first. Resolves to whether all are within their bounds.
 */
export async function benchDesk(options: Options): Promise<boolean> {
  const now = Date.now();
  const small = await measureSize(options.small, now, options);
  const large = await measureSize(options.large, now, options);
  console.log(
    `| what | p50, p95 of ${options.small} | p50, p95 of ${options.large} | bound | factor of p50 |\n| --- | --- | --- | --- | --- |`,
  );
  let isGood = true;
  for (const [name, { p50, p95, bound }] of [...large].sort(([, a], [, b]) => b.p95 - a.p95)) {
    const before = small.get(name);
    const factor = before && Math.max(p50, NOISE_MS) / Math.max(before.p50, NOISE_MS);
    const isWrong = p95 > bound || (factor ?? 0) > MAX_FACTOR;
    if (isWrong) isGood = false;
    const was = before ? `${shown(before.p50)}, ${shown(before.p95)}` : '';
    const row = [name, was, `${shown(p50)}, ${shown(p95)}`, bound, factor?.toFixed(1) ?? ''];
    console.log(`| ${row.join(' | ')} |${isWrong ? ' !' : ''}`);
  }
  return isGood;
}
