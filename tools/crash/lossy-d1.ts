import type { Client } from '../servers/d1-in-other-process.ts';

/** One call of D1 that is lost: before D1 began it, after it was done, or because D1's process is killed meanwhile. */
export type Loss = { call: number; when: 'before' | 'after' | 'killed' };

/** Which call of a D1 is lost next. */
export type Losses = {
  /** The number of calls so far. A batch is one call. */
  calls: number;
  next?: Loss | undefined;
  /** Kills D1's process. */
  kill: () => void;
};

type Statement = ReturnType<Client['prepare']>;

/** D1's error for a lost answer. */
const connectionLost = (cause?: unknown) =>
  new Error('D1_ERROR: Network connection lost.', { cause });

/** A D1 that loses the calls that `losses` names, as Cloudflare's does now and then. */
export function lossyD1(client: Client, losses: Losses): Client {
  const originals = new WeakMap<Statement, Statement>();
  const trip = async <T>(run: () => Promise<T>): Promise<T> => {
    const call = ++losses.calls;
    const when = losses.next?.call === call ? losses.next.when : undefined;
    if (when === 'before') throw connectionLost();
    const running = run();
    if (when === 'killed') losses.kill();
    const result = await running.catch((error: unknown) => {
      // The refusal by a guard is an answer of the database, not a loss.
      throw /constraint failed|SQLITE_|D1_ERROR/.test(String(error))
        ? error
        : connectionLost(error);
    });
    if (when === 'after') throw connectionLost();
    return result;
  };
  const wrapped = (statement: Statement): Statement => {
    const lossy = {
      bind: (...values: unknown[]) => wrapped(statement.bind(...values)),
      all: () => trip(() => statement.all()),
      raw: () => trip(() => statement.raw()),
      run: () => trip(() => statement.run()),
      first: () => trip(() => statement.first()),
    } as unknown as Statement;
    originals.set(lossy, statement);
    return lossy;
  };
  const batch = (statements: Statement[]) =>
    trip(() => client.batch(statements.map((one) => originals.get(one) ?? one)));
  return { prepare: (text: string) => wrapped(client.prepare(text)), batch } as Client;
}
