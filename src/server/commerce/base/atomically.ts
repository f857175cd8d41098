import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { Failure } from '../../../contract/errors.ts';
import { type Guard, guardOf } from './guards.ts';
import type { Scope } from './scope.ts';

/**
 * A statement of a batch. Made with the query builder, never with `db.run(sql…)`: drizzle can't
 * bind the parameters of a raw statement in a D1 batch.
 */
export type Statement = BatchItem<'sqlite'>;

/** The part of a scope that a commit needs: the database, and the record of a staff member's call. */
export type Committing = Pick<Scope, 'db' | 'record'>;

/**
 * Runs statements as one transaction, on libSQL and D1 alike, together with the record of the call if
 * the staff made it. Returns the guard that refused them (then nothing was written), or undefined.
 * Throws any other error.
 */
export async function commit(
  { db, record }: Committing,
  statements: readonly Statement[],
): Promise<Guard | undefined> {
  const run = (all: readonly Statement[]) => runBatch(db, all);
  if (!record || statements.length === 0) return run(statements);
  return record.commit(statements, run);
}

async function runBatch(
  db: Scope['db'],
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
  scope: Committing,
  statements: readonly Statement[],
  failures: Partial<Record<Guard, () => Failure>>,
): Promise<void> {
  const guard = await commit(scope, statements);
  if (!guard) return;
  throw failures[guard]?.() ?? closedDay(scope, guard) ?? new Error(`refused by ${guard}`);
}

/**
 * The failure for a posting into a closed day, if that guard refused. Only the staff enter dates; a
 * shopper's call would have to be older than the close.
 */
const closedDay = ({ record }: Committing, guard: Guard): Failure | undefined =>
  guard === 'DAY_CLOSED' ? new Failure(record ? 'DAY_CLOSED' : 'CONFLICT') : undefined;

/**
 * How often a commit is tried. If several calls change the same rows at once, one of them succeeds in each
 * round.
 */
const MAX_ROUNDS = 5;

/**
 * Commits the statements of `plan`. When a guard refuses them, another call has changed the rows:
 * plans again from the new rows, where `plan` throws if the change is no longer allowed. Throws
 * `CONFLICT` after five refusals.
 */
export async function untilCommitted(
  scope: Committing,
  plan: () => Promise<readonly Statement[]>,
): Promise<void> {
  await commitPlan(scope, async () => ({ statements: await plan() }));
}

/** As `untilCommitted`; returns the plan whose statements were committed. Throws `CONFLICT` after `rounds` refusals. */
export async function commitPlan<Plan extends { statements: readonly Statement[] }>(
  scope: Committing,
  plan: () => Promise<Plan>,
  rounds = MAX_ROUNDS,
): Promise<Plan> {
  for (let round = 0; round < rounds; round++) {
    const planned = await plan();
    const guard = await commit(scope, planned.statements);
    if (!guard) return planned;
    const closed = closedDay(scope, guard);
    if (closed) throw closed;
  }
  throw new Failure('CONFLICT');
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

/** The version to write with a change of a row. */
export const increased = (version: Column): SQL<number> => sql`${version} + 1`;

/**
 * `column in (…)` for any number of values, as one parameter: D1 takes 100 parameters a statement.
 */
export function inList(column: Column, values: readonly string[]): SQL {
  return sql`${column} in (select value from json_each(${JSON.stringify(values)}))`;
}
