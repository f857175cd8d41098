import type { Locale } from '../../../contract/values/enums.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Scope } from '../base/scope.ts';
import type { StoredTenant } from '../site/tenants.ts';

/** What works without a call: one moment, on every tenant. */
export type Timers = {
  platform: Platform;
  /** Milliseconds since the epoch. */
  now: number;
  /** The scope of a tenant at a moment, acting as `SYSTEM`. */
  scopeOf: (tenant: StoredTenant, at: { now: number; locale: Locale }) => Promise<Scope>;
};
