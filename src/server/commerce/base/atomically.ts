import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { Failure } from '../../../contract/errors.ts';
import type { Database } from '../../platform/platform.ts';

/**
 * A statement of a batch. Made with the query builder, never with `db.run(sql…)`: drizzle can't
 * bind the parameters of a raw statement in a D1 batch.
 */
export type Statement = BatchItem<'sqlite'>;

/**
 * The constraints and triggers that commerce relies on, each with the database's error when it refuses
 * a batch. The guards of a status work with `onlyFrom`: if a change of status is not allowed, it
 * writes NULL into the NOT NULL column, which fails the whole batch.
 */
const GUARDS = {
  TENANT_REVISION: 'NOT NULL constraint failed: tenants.revision',
  HOST_TAKEN: 'UNIQUE constraint failed: tenant_hosts.host',
  PASSWORD_REPLACED: 'NOT NULL constraint failed: users.password_hash',
  OVERDRAFT: 'CHECK constraint failed: ledger_accounts_no_overdraft',
  KEY_TAKEN_OVER: 'NOT NULL constraint failed: idempotency_keys.status',
  LEDGER_TRANSFER_EXISTS: 'ledger_transfers: the key exists',
  LEDGER_SEALED: 'ledger_seals: not the next seal',
  ORDER_STATUS: 'NOT NULL constraint failed: purchase_orders.status',
  PARCEL_STATUS: 'NOT NULL constraint failed: purchase_parcels.status',
  PARCEL_ANNOUNCED:
    'UNIQUE constraint failed: purchase_parcels.tenant_id, purchase_parcels.user_id, purchase_parcels.domestic_tracking_no',
  TRANSIT_STATUS: 'NOT NULL constraint failed: transit_orders.status',
  TRANSIT_PARCEL_HELD: 'UNIQUE constraint failed: transit_order_parcels.parcel_id',
  PAYMENT_STATUS: 'NOT NULL constraint failed: payments.status',
  DEPOSIT_STATUS: 'NOT NULL constraint failed: deposits.status',
  CERTIFICATE_USED: 'UNIQUE constraint failed: deposits.tenant_id, deposits.certificate_hash',
  REFUND_STATUS: 'NOT NULL constraint failed: refunds.status',
  REFUND_OPEN: 'UNIQUE constraint failed: refunds.order_type, refunds.order_id',
  WITHDRAWAL_STATUS: 'NOT NULL constraint failed: withdrawals.status',
  WITHDRAWAL_OPEN: 'UNIQUE constraint failed: withdrawals.tenant_id, withdrawals.user_id',
} as const;
export type Guard = keyof typeof GUARDS;

/**
 * Runs statements as one transaction, on libSQL and D1 alike. Returns the guard that refused them
 * (then nothing was written), or undefined. Throws any other error.
 */
export async function commit(
  db: Database,
  statements: readonly Statement[],
): Promise<Guard | undefined> {
  const [first, ...rest] = statements;
  if (!first) return undefined;
  try {
    await db.batch([first, ...rest]);
    return undefined;
  } catch (error) {
    const guard = guardOf(error);
    if (!guard) throw error;
    return guard;
  }
}

/** As `commit`, but throws when a guard refuses: the failure of that guard in `failures`, else an `Error`. */
export async function atomically(
  db: Database,
  statements: readonly Statement[],
  failures: Partial<Record<Guard, () => Failure>>,
): Promise<void> {
  const guard = await commit(db, statements);
  if (!guard) return;
  throw failures[guard]?.() ?? new Error(`refused by ${guard}`);
}

/**
 * How often a commit is tried. Of concurrent calls that change the same rows, one succeeds in each
 * round.
 */
const MAX_ROUNDS = 5;

/**
 * Commits the statements of `plan`. When a guard refuses them, another call has changed the rows:
 * plans again from the new rows, where `plan` throws if the change is no longer allowed. Throws
 * `CONFLICT` after five refusals.
 */
export async function untilCommitted(
  db: Database,
  plan: () => Promise<readonly Statement[]>,
): Promise<void> {
  await commitPlan(db, async () => ({ statements: await plan() }));
}

/** As `untilCommitted`; returns the plan whose statements were committed. */
export async function commitPlan<Plan extends { statements: readonly Statement[] }>(
  db: Database,
  plan: () => Promise<Plan>,
): Promise<Plan> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const planned = await plan();
    if (!(await commit(db, planned.statements))) return planned;
  }
  throw new Failure('CONFLICT');
}

/** The guard whose constraint is named in an error or in one of its causes. */
function guardOf(error: unknown): Guard | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    const guard = (Object.keys(GUARDS) as Guard[]).find((name) => message.includes(GUARDS[name]));
    if (guard) return guard;
  }
  return undefined;
}

/**
 * The status to write: `to` if the row's status is one of `from`, and `condition` holds; else NULL, which
 * fails the batch.
 */
export function onlyFrom<Status extends string>(
  column: Column,
  from: readonly Status[],
  to: Status,
  condition?: SQL,
): SQL<Status> {
  return sql`case when ${and(inArray(column, [...from]), condition)} then ${to} end`;
}

/** `column in (…)` for any number of values: D1 takes 100 parameters a statement, this is one. */
export function inList(column: Column, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
