import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { WorkSubject } from '../../../../contract/values/desk/piles.ts';

/**
 * Who of the staff works on an object, and until when it is reserved for them. Milliseconds since the
 * epoch.
 */
export const workClaims = sqliteTable(
  'work_claims',
  {
    tenantId: text('tenant_id').notNull(),
    subject: text('subject').$type<WorkSubject>().notNull(),
    /** The id of the object. */
    object: text('object').notNull(),
    /** Id of the person or key of the staff; empty if nobody works on it. */
    claimedBy: text('claimed_by').notNull().default(''),
    claimedUntil: integer('claimed_until').notNull().default(0),
    /** The person from whom it was taken over. */
    takenFrom: text('taken_from').notNull().default(''),
    snoozedUntil: integer('snoozed_until').notNull().default(0),
    snoozedBy: text('snoozed_by').notNull().default(''),
    reason: text('reason').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.subject, t.object] }),
    index('work_claims_snoozed').on(t.tenantId, t.subject, t.snoozedUntil, t.object),
  ],
);
