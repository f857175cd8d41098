import type { Locale } from '../../../contract/values/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope, StoredTenant } from './scope.ts';

/** What a timer gets. It was not started by a call or a shopper, and it serves all tenants. */
export type TimerContext = {
  platform: Platform;
  /** Milliseconds since the epoch. */
  now: number;
  /** A tenant's scope as of `now`, acting as `SYSTEM`. */
  scopeOf: (tenant: StoredTenant, at: { now: number; locale: Locale }) => Promise<Scope>;
};

/** The timers of a subject, by the name under which a failure is logged. `timers/tick.ts` runs them all. */
export type SubjectTimers = Readonly<Record<string, (context: TimerContext) => Promise<unknown>>>;
