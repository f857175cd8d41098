import { Failure } from '../../../contract/errors.ts';
import type { Statement } from '../../commerce/base/atomically.ts';
import type { CallRecord, RunBatch } from '../../commerce/base/call-record.ts';
import type { Guard } from '../../commerce/base/guards.ts';
import { inTurn } from '../../commerce/base/in-turn.ts';
import type { Scope } from '../../commerce/base/scope.ts';
import { type AuditDraft, entryStatements } from './chain.ts';
import type { SubjectVersion } from './subject-version.ts';

/** How often an entry looks for its place, while others append to the same chain. */
const MAX_ROUNDS = 60;
const MAX_PAUSE_MS = 40;

type RecordScope = Pick<Scope, 'db' | 'now' | 'tenantId'>;

/**
 * Runs statements together with an audit entry, as one transaction. Tries again while others append to the same
 * chain. Throws `BUSY` if that takes too long.
 */
function commitWithEntry(
  scope: RecordScope,
  draft: AuditDraft,
  statements: readonly Statement[],
  run: RunBatch,
): Promise<Guard | undefined> {
  // One after the other: if several were written at once, all but one would be refused and tried again.
  return inTurn(`audit of ${scope.tenantId}`, async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const guard = await run([...statements, ...(await entryStatements(scope, draft))]);
      if (guard !== 'AUDIT_HEAD') return guard;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));
    }
    throw new Failure('BUSY', { retryAfterSeconds: 1 });
  });
}

/** The record of one call, and `finish`, which writes the entry of a call that committed nothing. */
export type OpenRecord = CallRecord & { finish: (run: RunBatch) => Promise<void> };

/**
 * Records a call of the staff: its first commit also writes the audit entry, and checks and increases
 * the version of the object. Throws `STALE_VERSION` if the object has another version than `expected`.
 */
export function recordCall(
  scope: RecordScope,
  draft: AuditDraft,
  version: SubjectVersion | undefined,
): OpenRecord {
  let isWritten = false;
  return {
    async commit(statements, run) {
      if (isWritten) return run(statements);
      const all = [...(version?.statements(scope) ?? []), ...statements];
      const guard = await commitWithEntry(scope, draft, all, run);
      // If the call names no object, the version of another row has changed: the call itself explains that
      // failure.
      if (guard === 'SUBJECT_VERSION' && version) throw new Failure('STALE_VERSION');
      if (guard === undefined) isWritten = true;
      return guard;
    },
    async finish(run) {
      if (!isWritten) await commitWithEntry(scope, draft, [], run);
      isWritten = true;
    },
  };
}
