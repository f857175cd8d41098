import { within } from '../../../site/within.ts';

/**
 * How long work waits while no other under its key begins or ends, in milliseconds. On Workers the request of the work
 * before may have been aborted, and then its promise never settles.
 */
const MAX_WAIT_MS = 2_000;

/** The newest work under a key, and when one under it last began or ended. */
type Queue = { last: Promise<unknown>; movedAt: number };

const queues = new Map<string, Queue>();

/**
 * Runs the works of this process that have the same key one after the other, in the order of the calls. It
 * is not a lock across processes, so the statements of the work must still be guarded.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const queued = queues.get(key);
  const queue = queued ?? { last: Promise.resolve(), movedAt: 0 };
  queues.set(key, queue);
  const moved = () => {
    queue.movedAt = Date.now();
  };
  const begin = () => {
    moved();
    return work();
  };
  const turn = queued ? whenOver(queue, queue.last).then(begin) : begin();
  const settled = turn.then(moved, moved);
  queue.last = settled;
  try {
    return await turn;
  } finally {
    if (queue.last === settled) queues.delete(key);
  }
}

/**
 * Resolves when the previous work has ended, or when nothing in its queue has moved for too long.
 */
async function whenOver(queue: Queue, before: Promise<unknown>): Promise<void> {
  let patience = MAX_WAIT_MS;
  while (patience > 0 && !(await within(patience, before))) {
    patience = queue.movedAt + MAX_WAIT_MS - Date.now();
  }
}
