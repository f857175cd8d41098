import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insertStatements } from '../../../src/server/db/insert-rows.ts';
import { auditEntries } from '../../../src/server/db/schema/people/staff.ts';
import { openDatabase } from '../../../src/server/platform/node.ts';
import type { Database } from '../../../src/server/platform/platform.ts';
import { type AuditRow, entryHash, NO_ENTRY } from '../../../src/server/staff/audit/chain.ts';
import { checkChain } from '../../../src/server/staff/audit/check.ts';
import { migrateDatabase } from '../../servers/database.ts';
import { progressBar } from '../../servers/progress.ts';

const TENANT = 'sampan';
/** A million entries are checked in a minute. */
const BOUND_SECONDS_PER_ENTRY = 60 / 1_000_000;
const AT_ONCE = 5_000;

/** An entry like that of a changed order, without its hashes. */
function entry(sequence: number, now: number): Omit<AuditRow, 'previousHash' | 'hash'> {
  const actor = `01KAJ0Q8ZV7T3M5N9W2X4Y6Z${sequence % 90}`;
  const order = `01KAJ0Q8ZV7T3M5N9W${String(sequence % 100_000).padStart(8, '0')}`;
  return {
    tenantId: TENANT,
    sequence,
    at: now + sequence,
    actorKind: 'PERSON',
    actorId: actor,
    sessionId: `s-${actor}`,
    call: 'purchased',
    subject: 'PURCHASE_ORDER',
    subjectId: order,
    before:
      '{"costFen":0,"domesticFreightFen":600,"status":"PURCHASING","upstreamOrderNo":"","version":3}',
    change: `{"cost":"12.40","id":"${order}","upstreamOrderNo":"TB${sequence}"}`,
    reason: '',
    outcome: 'DONE',
    requestId: `r${sequence}`,
    proposalId: '',
    format: 1,
  };
}

async function writeChain(db: Database, entries: number, now: number): Promise<void> {
  const bar = progressBar(`${entries} entries`);
  let previousHash = NO_ENTRY.hash;
  for (let first = 1; first <= entries; first += AT_ONCE) {
    const rows: AuditRow[] = [];
    for (let sequence = first; sequence < Math.min(first + AT_ONCE, entries + 1); sequence += 1) {
      const unhashed = { ...entry(sequence, now), previousHash, hash: '' };
      previousHash = entryHash(unhashed);
      rows.push({ ...unhashed, hash: previousHash });
    }
    for (const statement of insertStatements(db, auditEntries, rows)) await statement;
    bar(first + rows.length - 1, entries);
  }
}

/**
 * Measures how long it takes to check a chain with this number of entries. Returns whether it is within the
 * bound.
 */
export async function benchAudit(entries: number): Promise<boolean> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-audit-'));
  try {
    const db = await openDatabase(`file:${path.join(folder, 'sampan.db')}`);
    await migrateDatabase(db);
    await writeChain(db, entries, Date.now());
    const start = performance.now();
    const { cpuUsage } = process;
    const before = cpuUsage();
    const report = await checkChain({ db }, TENANT);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = cpuUsage(before);
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
