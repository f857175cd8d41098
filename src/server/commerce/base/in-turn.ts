import { within } from '../../../site/within.ts';

/**
 * How long work waits for the work before it, in milliseconds. On Workers the request of the work before may have
 * been aborted, and then its promise never settles.
 */
const MAX_WAIT_MS = 2_000;

/** The newest work under each key. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs the works of this process that have the same key one after the other, in the order of the calls. It is no
 * lock: other processes don't know of it, so the statements of the work must still be guarded.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const turn = before ? within(MAX_WAIT_MS, before).then(work) : work();
  const settled = turn.then(
    () => undefined,
    () => undefined,
  );
  queues.set(key, settled);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === settled) queues.delete(key);
  }
}
