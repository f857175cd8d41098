import cluster, { type Worker } from 'node:cluster';
import { closeHandedConnections } from './handed-connections.ts';
import type { PeerMessage } from './process-messages.ts';
import { createRelay, type Peer } from './relay.ts';

/** A worker that ran at least this long did not fail at its start. */
const STARTED_MS = 60_000;
const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 30_000;
/** When to kill a worker that does not stop: a little after its own grace period. */
const KILL_MS = 12_000;

/** Milliseconds to wait before a worker is replaced, after this number of failed starts in a row. */
export function delayBeforeNext(failedStarts: number): number {
  return failedStarts === 0
    ? 0
    : Math.min(FIRST_DELAY_MS * 2 ** (failedStarts - 1), LONGEST_DELAY_MS);
}

type Options = {
  count: number;
  script: string;
  /** Variables that are added to the workers' environment. */
  environment: Record<string, string>;
  log: (line: Record<string, unknown>) => void;
};

/**
 * Runs `count` worker processes that share the port; the oldest one runs the timers. A worker that
 * ends is replaced. If one ends before any has listened, this process exits with 1. A signal stops
 * all workers and this process.
 */
export function runWorkers({ count, script, environment, log }: Options): void {
  cluster.setupPrimary({ exec: script });
  const relay = createRelay(() => listening().map(peerOf));
  let timers: Worker | undefined;
  let everListened = false;
  let failedStarts = 0;
  let isStopping = false;

  const listening = () => ready.filter((worker) => worker.isConnected());
  const ready: Worker[] = [];

  const appointTimers = () => {
    if (timers) return;
    [timers] = listening();
    if (timers) peerOf(timers).send({ kind: 'run-timers' });
  };
  const startWorker = () => {
    if (isStopping) return;
    const since = Date.now();
    // Workers divide resources by this number, so it is always set.
    const worker = cluster.fork({ ...environment, WORKERS: String(count) });
    closeHandedConnections(worker);
    worker.on('message', (message: PeerMessage) => relay.receive(peerOf(worker), message));
    worker.once('listening', () => {
      everListened = true;
      ready.push(worker);
      appointTimers();
    });
    worker.once('exit', (code, signal) => {
      if (ready.includes(worker)) ready.splice(ready.indexOf(worker), 1);
      relay.removePeer(worker.id);
      if (isStopping) return exitAfterLastWorker();
      log({
        event: 'worker_ended',
        error: `worker ${worker.process.pid} ended: ${signal ?? code}`,
      });
      if (!everListened) process.exit(1);
      if (timers === worker) timers = undefined;
      appointTimers();
      failedStarts = Date.now() - since < STARTED_MS ? failedStarts + 1 : 0;
      setTimeout(startWorker, delayBeforeNext(failedStarts));
    });
  };
  const stop = () => {
    isStopping = true;
    for (const worker of all()) worker.process.kill('SIGTERM');
    setTimeout(
      () => all().forEach((worker) => void worker.process.kill('SIGKILL')),
      KILL_MS,
    ).unref();
    exitAfterLastWorker();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  for (let i = 0; i < count; i++) startWorker();
}

const all = (): Worker[] =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

function exitAfterLastWorker(): void {
  if (all().every((worker) => worker.isDead())) process.exit(0);
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
