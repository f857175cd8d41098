import type { Locale } from '../../../contract/values/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope, StoredTenant } from './scope.ts';

/** What a timer works with: no call, no shopper, every tenant. */
export type Timers = {
  platform: Platform;
  /** Milliseconds since the epoch. */
  now: number;
  /** The scope of a tenant at a time, acting as `SYSTEM`. */
  scopeOf: (tenant: StoredTenant, at: { now: number; locale: Locale }) => Promise<Scope>;
};

/** The timers of a subject, by the name under which a failure is logged. `timers/tick.ts` runs them all. */
export type SubjectTimers = Readonly<Record<string, (timers: Timers) => Promise<unknown>>>;
