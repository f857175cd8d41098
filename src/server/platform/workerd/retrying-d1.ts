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

/** The pauses before the second, third and fourth attempt. */
const PAUSES_MS = [50, 200, 800];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs statements, and runs them again after a transient error. Statements that write are tried again
 * only if they were never begun: a write whose result was lost may have been carried out.
 */
async function withRetries<T>(writes: boolean, attempt: () => Promise<T>): Promise<T> {
  const mayRetry = writes ? wasNotBegun : isTransient;
  for (const ms of PAUSES_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (!mayRetry(error)) throw error;
    }
    await pause(ms);
  }
  return attempt();
}

const WRITES = /\b(insert|update|delete|replace|create|drop|alter|pragma)\b/i;

/** Wraps D1, or a session of it, so that it tries again after transient errors. */
export function retryingD1<C extends object>(client: C): C {
  const { prepare, batch } = client as unknown as Client;
  /** D1's own statement for each wrapped one, because a batch takes only its own statements. */
  const originals = new WeakMap<Statement, { statement: Statement; writes: boolean }>();
  const wrapped = (statement: Statement, writes: boolean): Statement => {
    const retrying: Statement = {
      bind: (...values) => wrapped(statement.bind(...values), writes),
      all: () => withRetries(writes, () => statement.all()),
      raw: (options) => withRetries(writes, () => statement.raw(options)),
      run: () => withRetries(writes, () => statement.run()),
      first: (column) => withRetries(writes, () => statement.first(column)),
    };
    originals.set(retrying, { statement, writes });
    return retrying;
  };
  const retryingClient: Client = {
    prepare: (sql) => wrapped(prepare.call(client, sql), WRITES.test(sql)),
    batch: (statements) => {
      const unwrapped = statements.map(
        (statement) => originals.get(statement) ?? { statement, writes: true },
      );
      const writes = unwrapped.some((one) => one.writes);
      const originalStatements = unwrapped.map(({ statement }) => statement);
      return withRetries(writes, () => batch.call(client, originalStatements));
    },
  };
  return retryingClient as unknown as C;
}
