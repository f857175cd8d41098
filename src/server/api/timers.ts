import type { TimerContext } from '../commerce/base/timers.ts';
import { tick } from '../commerce/timers/tick.ts';
import { trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';
import { staffTimers } from '../staff/timers.ts';
import { tenantScope } from './scope.ts';

/** Runs the timers that are due at `now` (milliseconds since the epoch). Never rejects: failures are logged. */
export function runTimers(platform: Platform, now = Date.now()): Promise<void> {
  trackRevisions(platform.database, platform.revisions);
  const scopeOf: TimerContext['scopeOf'] = (tenant, at) => tenantScope(platform, tenant, at);
  return tick({ platform, now, scopeOf }, staffTimers);
}
