import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../../../src/server/platform/node.ts';
import { checkChain } from '../../../src/server/staff/audit/check.ts';
import { migrateDatabase } from '../../servers/database.ts';
import { progressBar } from '../../servers/progress.ts';
import { appendEntries } from './rows/audit-chain.ts';

const TENANT = 'sampan';
/** The bound: a minute for the check of a million entries. */
const BOUND_SECONDS_PER_ENTRY = 60 / 1_000_000;

/**
 * Measures how long the check of an audit chain with this number of entries takes. Returns whether the chain is
 * whole and the check was within the bound.
 */
export async function benchAudit(entries: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-audit-'));
  try {
    const db = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
    await migrateDatabase(db);
    const bar = progressBar(`${entries} entries`);
    await appendEntries(db, TENANT, entries, {
      now: Date.now(),
      onProgress: (done) => bar(done, entries),
    });
    const start = performance.now();
    const cpuBefore = process.cpuUsage();
    const report = await checkChain({ db }, TENANT);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpuBefore);
    const isWhole = report.entries === entries && report.faults.length === 0;
    const bound = Math.ceil(entries * BOUND_SECONDS_PER_ENTRY);
    console.log(
      `${entries} entries checked in ${seconds.toFixed(1)} s (${((user + system) / 1e6).toFixed(1)} s of CPU), bound ${bound} s, ${isWhole ? 'whole' : 'not whole'}`,
    );
    return isWhole && seconds <= bound;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
