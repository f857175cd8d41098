import type { BatchItem } from 'drizzle-orm/batch';
import type { Guard } from './guards.ts';

/** Runs statements as one transaction. Resolves to the guard that refused them, or undefined. */
export type RunBatch = (statements: readonly BatchItem<'sqlite'>[]) => Promise<Guard | undefined>;

/**
 * Records what a call of the staff changes: adds the audit entry, and the check that nobody else
 * changed the object meanwhile, to the transaction that makes the change. `src/server/staff` implements it.
 */
export type CallRecord = {
  /** Runs the statements of a change together with those of the record. Throws `STALE_VERSION`. */
  commit: (statements: readonly BatchItem<'sqlite'>[], run: RunBatch) => Promise<Guard | undefined>;
};
