import type { Client } from '../servers/d1-in-other-process.ts';

/** A loss of one call of D1: before it was begun, after it was done, or by its process's end meanwhile. */
export type Loss = { call: number; when: 'before' | 'after' | 'killed' };

/** What is done to the calls of a D1. */
export type Losses = {
  /** The calls so far. A batch is one. */
  calls: number;
  next?: Loss | undefined;
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
      // A guard's refusal is an answer of the database.
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
