import { and, asc, eq, gt } from 'drizzle-orm';
import type { AuditFault } from '../../../contract/ops/people/audit.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import type { KeyRing } from '../../crypto/keys.ts';
import { auditCheckpoints, auditEntries } from '../../db/schema/people/staff.ts';
import { type AuditRow, entryHash, NO_ENTRY } from './chain.ts';
import { isSigned } from './checkpoint-signature.ts';

/** How many entries are read and hashed at once. */
const AT_ONCE = 1000;
/** How many faults are listed. */
const MAX_FAULTS = 100;

/** The end of a chain at some time, according to a checkpoint outside of the database. */
export type KnownHead = { sequence: number; hash: string };

export type ChainReport = {
  entries: number;
  lastHash: string;
  checkpoints: number;
  faults: AuditFault[];
};

/**
 * Reads a tenant's whole chain and names what is wrong:
 *
 * - `CHANGED`: an entry whose hash does not fit its columns;
 * - `REPLACED`: an entry whose hash fits, but which does not follow from the one before, or is not the
 *   one of a checkpoint;
 * - `MISSING`: a gap in the numbers;
 * - `CUT`: fewer entries than the newest checkpoint of the database names;
 * - `RESTORED`: fewer entries than a checkpoint from outside names, so this is an old copy of the database;
 * - `FORGED`: a checkpoint that none of the deployment's secrets has signed. Without `keys`, signatures are not
 *   checked.
 */
export async function checkChain(
  { db }: Pick<Scope, 'db'>,
  tenantId: string,
  outside: readonly KnownHead[] = [],
  keys?: Pick<KeyRing, 'signing'>,
): Promise<ChainReport> {
  const stored = await db
    .select()
    .from(auditCheckpoints)
    .where(eq(auditCheckpoints.tenantId, tenantId));
  const hashBySequence = new Map(
    [...stored, ...outside].map(({ sequence, hash }) => [sequence, hash]),
  );
  const faults: AuditFault[] = [];
  const fault = (kind: AuditFault['kind'], sequence: number) => {
    if (faults.length < MAX_FAULTS) faults.push({ kind, sequence });
  };
  for (const checkpoint of keys ? stored : []) {
    if (keys && !(await isSigned(keys, checkpoint))) fault('FORGED', checkpoint.sequence);
  }
  let entries = 0;
  let last = NO_ENTRY;
  for (;;) {
    const rows = await entriesAfter({ db }, tenantId, last.sequence);
    for (const row of rows) {
      const expected = entryHash(row);
      if (row.sequence !== last.sequence + 1) fault('MISSING', last.sequence + 1);
      else if (row.previousHash !== last.hash) fault('REPLACED', row.sequence);
      if (expected !== row.hash) fault('CHANGED', row.sequence);
      const checkpoint = hashBySequence.get(row.sequence);
      if (checkpoint !== undefined && checkpoint !== row.hash) fault('REPLACED', row.sequence);
      last = row;
    }
    entries += rows.length;
    if (rows.length < AT_ONCE) break;
  }
  for (const { sequence } of stored) if (sequence > last.sequence) fault('CUT', sequence);
  for (const { sequence } of outside) if (sequence > last.sequence) fault('RESTORED', sequence);
  return { entries, lastHash: last.hash, checkpoints: hashBySequence.size, faults };
}

function entriesAfter(
  { db }: Pick<Scope, 'db'>,
  tenantId: string,
  sequence: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.tenantId, tenantId), gt(auditEntries.sequence, sequence)))
    .orderBy(asc(auditEntries.sequence))
    .limit(AT_ONCE);
}
