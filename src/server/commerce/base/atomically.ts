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
 * The constraints and triggers that commerce leans on, as the database names them when one refuses a batch. A
 * status is guarded by `onlyFrom`, which writes NULL into its NOT NULL column.
 */
const GUARDS = {
  TENANT_REVISION: 'NOT NULL constraint failed: tenants.revision',
  HOST_TAKEN: 'UNIQUE constraint failed: tenant_hosts.host',
  PASSWORD_REPLACED: 'NOT NULL constraint failed: users.password_hash',
  OVERDRAFT: 'CHECK constraint failed: ledger_accounts_no_overdraft',
  TRANSFER_EXISTS: 'ledger_transfers: the key exists',
  ORDER_STATUS: 'NOT NULL constraint failed: purchase_orders.status',
  PARCEL_STATUS: 'NOT NULL constraint failed: purchase_parcels.status',
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
 * Runs statements as one transaction, on libSQL and D1 alike. Answers the guard that refused them,
 * in which case nothing was written, or undefined. Any other error is thrown.
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

/** As `commit`, where a guard's refusal is a failure of the call: throws the one named for it. */
export async function atomically(
  db: Database,
  statements: readonly Statement[],
  failures: Partial<Record<Guard, () => Failure>>,
): Promise<void> {
  const guard = await commit(db, statements);
  if (!guard) return;
  throw failures[guard]?.() ?? new Error(`refused by ${guard}`);
}

/** Rounds against calls that change the same rows at the same time; each round one of them wins. */
const ROUNDS = 5;

/**
 * Commits what `plan` answers. Where a guard refuses it, another call was first: the plan is made
 * again from what is there then, and throws where what it wants is no longer allowed. Throws
 * `CONFLICT` where others are first again and again.
 */
export async function untilCommitted(
  db: Database,
  plan: () => Promise<readonly Statement[]>,
): Promise<void> {
  await committed(db, async () => ({ statements: await plan() }));
}

/** As `untilCommitted`, and answers the plan that was carried out. */
export async function committed<Plan extends { statements: readonly Statement[] }>(
  db: Database,
  plan: () => Promise<Plan>,
): Promise<Plan> {
  for (let round = 0; round < ROUNDS; round++) {
    const made = await plan();
    if (!(await commit(db, made.statements))) return made;
  }
  throw new Failure('CONFLICT');
}

/** The guard whose constraint an error, or what caused it, is about. */
function guardOf(error: unknown): Guard | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { message } = cause;
    const guard = (Object.keys(GUARDS) as Guard[]).find((name) => message.includes(GUARDS[name]));
    if (guard) return guard;
  }
  return undefined;
}

/** The status to write: `to` while the row is in one of `from`, and `also` holds, else NULL, which fails the batch. */
export function onlyFrom<Status extends string>(
  column: Column,
  from: readonly Status[],
  to: Status,
  also?: SQL,
): SQL<Status> {
  return sql`case when ${and(inArray(column, [...from]), also)} then ${to} end`;
}

/** `column in (…)` for any number of values: D1 takes 100 parameters a statement, this is one. */
export function inList(column: Column, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
