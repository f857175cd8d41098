import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '../../../src/contract/ops/desk/jobs.ts';
import { quantile } from '../../servers/quantile.ts';
import { filledServers } from './bench-desk.ts';
import { callDesk, ENVIRONMENT } from './call-desk.ts';
import { BENCH_TENANTS } from './rows/shape.ts';

/** The bound: a minute for an export of 100,000 rows. */
const BOUND_SECONDS_PER_ROW = 60 / 100_000;
/** The bound of the time that others wait for a call during an export (95th percentile). */
const BOUND_OTHERS_MS = 300;
/** The calls of the others: three people, each of whom repeats one call with a pause in between. */
const OTHERS = [
  '/ops/work/counts',
  '/ops/purchase-orders?status=PURCHASED',
  '/ops/purchase-parcels?list=TO_CHECK',
];
const THINK_MS = 50;
const BASELINE_MS = 5_000;

const [TENANT] = BENCH_TENANTS;

/** Makes the calls of the others until `end` is settled. Resolves to their durations in milliseconds. */
async function othersUntil(port: number, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let hasEnded = false;
  const ended = end.finally(() => {
    hasEnded = true;
  });
  await Promise.all([
    ended,
    ...OTHERS.map(async (path) => {
      while (!hasEnded) {
        const start = performance.now();
        await callDesk(port, TENANT, path);
        times.push(performance.now() - start);
        await pause(THINK_MS);
      }
    }),
  ]);
  return times;
}

async function untilDone(port: number, id: string): Promise<Job> {
  for (;;) {
    const job = await callDesk<Job>(port, TENANT, `/ops/jobs/${id}`);
    if (job.finishedAt) return job;
    await pause(250);
  }
}

/**
 * Measures how long an export of `rows` orders takes as a job, and how long others wait for their lists
 * meanwhile. Resolves to whether both are within their bounds.
 */
export async function benchExport(rows: number, data: string | undefined): Promise<boolean> {
  const servers = await filledServers(rows * BENCH_TENANTS.length, Date.now(), data);
  try {
    const { port } = await servers.start('node', ENVIRONMENT);
    const alone = await othersUntil(port, pause(BASELINE_MS));
    const start = performance.now();
    const { id } = await callDesk<Job>(port, TENANT, '/ops/exports', {
      list: 'ORDERS',
      filter: '',
    });
    const exportDone = untilDone(port, id);
    const meanwhile = await othersUntil(port, exportDone);
    const job = await exportDone;
    const seconds = (performance.now() - start) / 1000;
    const p95 = quantile(meanwhile, 0.95);
    const shown = (times: number[]) =>
      [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0)).join(', ');
    console.log(
      `${job.done} rows in ${seconds.toFixed(1)} s (bound ${(rows * BOUND_SECONDS_PER_ROW).toFixed(0)} s), ${job.state}; others’ p50, p95, max: ${shown(alone)} ms without it, ${shown(meanwhile)} ms meanwhile (bound of p95 ${BOUND_OTHERS_MS} ms)`,
    );
    return job.state === 'DONE' && seconds <= rows * BOUND_SECONDS_PER_ROW && p95 < BOUND_OTHERS_MS;
  } finally {
    await servers.dispose();
  }
}
