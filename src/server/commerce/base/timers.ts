import type { AuditSubject } from '../../../contract/values/people/audit-subjects.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope, StoredTenant } from './scope.ts';

/** An act of the simulator on an object. */
export type SimulatedAct = {
  subject: Exclude<AuditSubject, 'TENANT'>;
  id: string;
  /** The stage that it leaves. */
  stage: string;
};

/** The context of a timer. No call and no shopper has started the timer, and it serves all tenants. */
export type TimerContext = {
  platform: Platform;
  /** Milliseconds since the epoch. */
  now: number;
  /** A tenant's scope as of `now`, acting as `SYSTEM`. */
  scopeOf: (tenant: StoredTenant, at: { now: number; locale: Locale }) => Promise<Scope>;
  /** Returns a scope whose commits are recorded in the audit as an act of the simulator. */
  recordedAs?: (scope: Scope, act: SimulatedAct) => Promise<Scope>;
};

/** The timers of a subject, by the name under which a failure is logged. `timers/tick.ts` runs them all. */
export type SubjectTimers = Readonly<Record<string, (context: TimerContext) => Promise<unknown>>>;
