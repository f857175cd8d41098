import { isTransient, wasNotBegun } from '../transient.ts';

/** The part of D1's statements that Drizzle uses. */
type Statement = {
  bind: (...values: unknown[]) => Statement;
  all: () => Promise<unknown>;
  raw: (options?: unknown) => Promise<unknown>;
  run: () => Promise<unknown>;
  first: (column?: string) => Promise<unknown>;
};
type Client = {
  prepare: (sql: string) => Statement;
  batch: (statements: Statement[]) => Promise<unknown>;
};

/** The pauses before further attempts, in milliseconds. */
const PAUSES = [50, 200, 800];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Makes an attempt, and again after a transient error. What writes is tried again only if it was never
 * begun: a write whose answer was lost may have been carried out.
 */
async function patiently<T>(writes: boolean, attempt: () => Promise<T>): Promise<T> {
  for (const ms of PAUSES) {
    try {
      return await attempt();
    } catch (error) {
      if (!(writes ? wasNotBegun(error) : isTransient(error))) throw error;
    }
    await pause(ms);
  }
  return attempt();
}

const WRITES = /\b(insert|update|delete|replace|create|drop|alter|pragma)\b/i;

/** D1, or a session of it, that tries again when the database is busy for a moment. */
export function patientD1<C extends object>(client: C): C {
  const { prepare, batch } = client as unknown as Client;
  const originals = new WeakMap<Statement, { statement: Statement; writes: boolean }>();
  const wrapped = (statement: Statement, writes: boolean): Statement => {
    const patient: Statement = {
      bind: (...values) => wrapped(statement.bind(...values), writes),
      all: () => patiently(writes, () => statement.all()),
      raw: (options) => patiently(writes, () => statement.raw(options)),
      run: () => patiently(writes, () => statement.run()),
      first: (column) => patiently(writes, () => statement.first(column)),
    };
    originals.set(patient, { statement, writes });
    return patient;
  };
  const patient: Client = {
    prepare: (sql) => wrapped(prepare.call(client, sql), WRITES.test(sql)),
    batch: (statements) => {
      const known = statements.map((one) => originals.get(one) ?? { statement: one, writes: true });
      const writes = known.some((one) => one.writes);
      return patiently(writes, () =>
        batch.call(
          client,
          known.map(({ statement }) => statement),
        ),
      );
    },
  };
  return patient as unknown as C;
}
