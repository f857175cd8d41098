import type { CallRecord } from '../../src/server/commerce/base/call-record.ts';
import type { Database } from '../../src/server/platform/platform.ts';
import type { AuditDraft } from '../../src/server/staff/audit/chain.ts';
import { recordCall } from '../../src/server/staff/audit/record.ts';

type Command = Pick<AuditDraft, 'call' | 'subject' | 'subjectId' | 'change'> & {
  /** The command, such as `npm run tenant`. */
  command: string;
  /** The tenant whose chain gets the entry, or `ALL_TENANTS` for what concerns them all. */
  tenantId: string;
};

/** The record of a command that writes to the database: its first commit also writes an audit entry. */
export function commandRecord(
  { db, now }: { db: Database; now: number },
  { command, tenantId, ...what }: Command,
): CallRecord {
  const draft: AuditDraft = {
    ...what,
    actorKind: 'COMMAND',
    actorId: command,
    sessionId: '',
    reason: '',
    outcome: 'DONE',
    requestId: '',
    address: '',
    before: {},
  };
  return recordCall({ db, now, tenantId }, draft, undefined);
}
