import { tick } from '../commerce/timers/tick.ts';
import { trackRevisions } from '../db/known-revision.ts';
import type { Platform } from '../platform/platform.ts';
import { tenantScope } from './scope.ts';

/** Runs the timers that are due at `now` (milliseconds since the epoch). Never rejects: failures are logged. */
export function runTimers(platform: Platform, now = Date.now()): Promise<void> {
  trackRevisions(platform.database, platform.revisions);
  return tick({ platform, now, scopeOf: (tenant, at) => tenantScope(platform, tenant, at) });
}
