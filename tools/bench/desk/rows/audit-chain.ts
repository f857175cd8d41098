import type { EndpointName } from '../../../../src/contract/endpoints.ts';
import { insertStatements } from '../../../../src/server/db/insert-rows.ts';
import { auditEntries } from '../../../../src/server/db/schema/people/staff.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { type AuditRow, entryHash, headOf } from '../../../../src/server/staff/audit/chain.ts';

const AT_ONCE = 5_000;

const CALLS = [
  'acceptOrder',
  'markBought',
  'markShipped',
  'checkParcel',
  'replyToTicket',
] as const satisfies readonly EndpointName[];

/** An entry like that of a changed order, without its hashes. */
function entry(
  tenantId: string,
  sequence: number,
  at: number,
): Omit<AuditRow, 'previousHash' | 'hash'> {
  const actor = `01KAJ0Q8ZV7T3M5N9W2X4Y6Z${sequence % 90}`;
  const order = `01KAJ0Q8ZV7T3M5N9W${String(sequence % 100_000).padStart(8, '0')}`;
  return {
    tenantId,
    sequence,
    at,
    actorKind: 'PERSON',
    actorId: actor,
    sessionId: `s-${actor}`,
    call: CALLS[sequence % CALLS.length] ?? '',
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

/**
 * Appends entries to the chain of a tenant. `now` is in milliseconds since the epoch. `onProgress` is called with the
 * number of entries so far.
 */
export async function appendEntries(
  db: Database,
  tenantId: string,
  entries: number,
  { now, onProgress }: { now: number; onProgress?: (done: number) => void },
): Promise<void> {
  const head = await headOf({ db }, tenantId);
  let previousHash = head.hash;
  for (let done = 0; done < entries; done += AT_ONCE) {
    const rows: AuditRow[] = [];
    for (let next = done + 1; next <= Math.min(done + AT_ONCE, entries); next += 1) {
      const at = now - (entries - next) * 1000;
      const unhashed = { ...entry(tenantId, head.sequence + next, at), previousHash, hash: '' };
      previousHash = entryHash(unhashed);
      rows.push({ ...unhashed, hash: previousHash });
    }
    for (const statement of insertStatements(db, auditEntries, rows)) await statement;
    onProgress?.(done + rows.length);
  }
}
