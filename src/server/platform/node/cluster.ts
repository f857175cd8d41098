import cluster, { type Worker } from 'node:cluster';
import { closeHandedConnections } from './handed-connections.ts';
import type { PeerMessage } from './process-messages.ts';
import { createRelay, type Peer } from './relay.ts';

/** A worker that ends within this time after its start, in milliseconds, counts as a failed start. */
const STARTED_AFTER_MS = 60_000;
const MIN_DELAY_MS = 250;
const MAX_DELAY_MS = 30_000;
/** When to kill a worker that does not stop: a little after its own grace period (server.ts). */
const KILL_AFTER_MS = 12_000;

/** Milliseconds to wait before a worker is replaced, after this number of failed starts in a row. */
export function delayBeforeNext(failedStarts: number): number {
  return failedStarts === 0 ? 0 : Math.min(MIN_DELAY_MS * 2 ** (failedStarts - 1), MAX_DELAY_MS);
}

type Options = {
  /** How many workers to run. */
  count: number;
  /** The file that each worker runs. */
  script: string;
  /** Variables that are added to the workers' environment. */
  environment: Record<string, string>;
  log: (line: Record<string, unknown>) => void;
};

/**
 * Runs `count` worker processes that share the port. The one that has listened longest runs the timers.
 * A worker that ends is replaced. If one ends before any has listened, this process exits with 1. SIGINT
 * and SIGTERM stop all workers and this process.
 */
export function runWorkers({ count, script, environment, log }: Options): void {
  cluster.setupPrimary({ exec: script });
  /** The workers that listen, the oldest first. */
  const listening: Worker[] = [];
  const connected = () => listening.filter((worker) => worker.isConnected());
  const relay = createRelay(() => connected().map(peerOf));
  let timersWorker: Worker | undefined;
  let hasEverListened = false;
  let failedStarts = 0;
  let isStopping = false;

  const assignTimers = () => {
    if (timersWorker) return;
    [timersWorker] = connected();
    if (timersWorker) peerOf(timersWorker).send({ kind: 'run-timers' });
  };
  const startWorker = () => {
    if (isStopping) return;
    const startedAt = Date.now();
    // Always set, because workers divide resources by the number of processes.
    const worker = cluster.fork({ ...environment, WORKERS: String(count) });
    closeHandedConnections(worker);
    worker.on('message', (message: PeerMessage) => relay.receive(peerOf(worker), message));
    worker.once('listening', () => {
      hasEverListened = true;
      listening.push(worker);
      assignTimers();
    });
    worker.once('exit', (code, signal) => {
      if (listening.includes(worker)) listening.splice(listening.indexOf(worker), 1);
      relay.removePeer(worker.id);
      if (isStopping) return exitAfterLastWorker();
      log({
        event: 'worker_ended',
        error: `worker ${worker.process.pid} ended: ${signal ?? code}`,
      });
      if (!hasEverListened) process.exit(1);
      if (timersWorker === worker) timersWorker = undefined;
      assignTimers();
      failedStarts = Date.now() - startedAt < STARTED_AFTER_MS ? failedStarts + 1 : 0;
      setTimeout(startWorker, delayBeforeNext(failedStarts));
    });
  };
  const stop = () => {
    isStopping = true;
    for (const worker of allWorkers()) worker.process.kill('SIGTERM');
    setTimeout(() => {
      for (const worker of allWorkers()) worker.process.kill('SIGKILL');
    }, KILL_AFTER_MS).unref();
    exitAfterLastWorker();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  for (let i = 0; i < count; i++) startWorker();
}

const allWorkers = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function exitAfterLastWorker(): void {
  if (allWorkers().every((worker) => worker.isDead())) process.exit(0);
}

function peerOf(worker: Worker): Peer {
  return {
    id: worker.id,
    send: (message) => {
      // A worker that is ending gets no messages; `removePeer` is called when it has ended.
      if (worker.isConnected()) worker.send(message, () => {});
    },
  };
}
