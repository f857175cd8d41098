import type { Scope } from '../commerce/base/scope.ts';
import type { SimulatedAct, TimerContext } from '../commerce/base/timers.ts';
import { tick } from '../commerce/timers/tick.ts';
import { trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';
import { recordCall } from '../staff/audit/record.ts';
import { subjectVersion } from '../staff/audit/subject-version.ts';
import { staffTimers } from '../staff/timers.ts';
import { tenantScope } from './scope.ts';

/** Runs the timers that are due at `now` (milliseconds since the epoch). Never rejects: failures are logged. */
export function runTimers(platform: Platform, now = Date.now()): Promise<void> {
  trackRevisions(platform.database, platform.revisions);
  const scopeOf: TimerContext['scopeOf'] = (tenant, at) => tenantScope(platform, tenant, at);
  return tick({ platform, now, scopeOf, recordedAs: recordedAsSimulator }, staffTimers);
}

/** A scope whose first commit also writes an audit entry of the simulator. */
export async function recordedAsSimulator(
  scope: Scope,
  { subject, id, stage }: SimulatedAct,
): Promise<Scope> {
  const version = await subjectVersion(scope, subject, id, undefined);
  const draft = {
    actorKind: 'SIMULATOR',
    actorId: 'simulator',
    sessionId: '',
    call: 'simulate',
    subject,
    subjectId: id,
    reason: '',
    outcome: 'DONE',
    requestId: '',
    address: '',
    before: version?.before ?? {},
    change: { stage },
  } as const;
  return { ...scope, record: recordCall(scope, draft, version) };
}
