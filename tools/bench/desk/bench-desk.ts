import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_COUNTED } from '../../../src/contract/values/list.ts';
import { PILES } from '../../../src/contract/values/piles.ts';
import { countWork, listWork } from '../../../src/server/commerce/fulfilment/work-list.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { migrateDatabase } from '../../servers/database.ts';
import { quantile } from '../../servers/quantile.ts';
import { BENCH_TENANTS, generateDesk } from './generate.ts';

/** What a person waits for at most, in milliseconds at the 95th percentile. */
const BOUNDS = { counts: 100, list: 150 } as const;

type Measured = { name: string; p50: number; p95: number; bound: number };

/** A generated database with so many orders, half as many shoppers and a fifth as many tickets. */
async function openGenerated(
  orders: number,
  now: number,
): Promise<{ db: Database; close: () => void }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-desk-'));
  const url = `file:${path.join(folder, 'desk.db')}`;
  const db = await openDatabase(url);
  await migrateDatabase(db);
  await generateDesk(
    url,
    { orders, shoppers: Math.ceil(orders / 2), tickets: Math.ceil(orders / 5) },
    now,
  );
  return { db, close: () => rmSync(folder, { recursive: true, force: true }) };
}

async function measure(
  name: string,
  bound: number,
  rounds: number,
  run: (round: number) => Promise<unknown>,
): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await run(round);
    times.push(performance.now() - start);
  }
  return { name, bound, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** The measurements of a database: the counts of all piles, and the first and a later page of each. */
async function measureAll(db: Database, now: number, rounds: number): Promise<Measured[]> {
  const scopeOf = (round: number) => ({
    db,
    now,
    tenantId: BENCH_TENANTS[round % BENCH_TENANTS.length] ?? 'one',
  });
  const results = [
    await measure('counts of all piles', BOUNDS.counts, rounds, (round) =>
      countWork(scopeOf(round)),
    ),
  ];
  for (const pile of PILES) {
    const page = { pile, pageSize: 50 };
    results.push(
      await measure(`${pile}, first page`, BOUNDS.list, rounds, (round) =>
        listWork(scopeOf(round), page),
      ),
    );
    const { next } = await listWork(scopeOf(0), page);
    if (!next) continue;
    results.push(
      await measure(`${pile}, second page`, BOUNDS.list, rounds, () =>
        listWork(scopeOf(0), { ...page, cursor: next }),
      ),
    );
  }
  return results;
}

/** Measures the desk's reads over generated data, and prints them beside their bounds. Returns whether all hold. */
export async function benchDesk({
  orders,
  rounds,
}: {
  orders: number;
  rounds: number;
}): Promise<boolean> {
  const now = Date.now();
  console.log(`Generating ${orders} orders …`);
  const start = performance.now();
  const { db, close } = await openGenerated(orders, now);
  console.log(`… in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  try {
    const results = await measureAll(db, now, rounds);
    console.log(`| what | p50 ms | p95 ms | bound ms |\n| --- | --- | --- | --- |`);
    for (const { name, p50, p95, bound } of results) {
      console.log(`| ${name} | ${p50.toFixed(1)} | ${p95.toFixed(1)} | ${bound} |`);
    }
    const counts = await countWork({ db, now, tenantId: 'one' });
    const waiting = counts.filter(({ count }) => count > 0).length;
    const capped = counts.filter(({ count }) => count > MAX_COUNTED).length;
    console.log(`${waiting} piles have work, ${capped} more than ${MAX_COUNTED}.`);
    return results.every(({ p95, bound }) => p95 <= bound);
  } finally {
    close();
  }
}
