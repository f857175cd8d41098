import cluster from 'node:cluster';
import type { Samples } from '../metrics.ts';
import type { RevisionsByScope } from '../revisions.ts';
import { PEER_TIMEOUT_MS, type PeerMessage } from './process-messages.ts';

/** For each message that waits for an answer, the function that takes the answer. By message id. */
const waiting = new Map<number, (samples?: Samples) => void>();
let lastId = 0;

const sendToPrimary = (message: PeerMessage): void => {
  if (process.connected) process.send?.(message);
};

/**
 * Sends a message that all other processes answer. Resolves when they have, or after a time-out, with
 * the sum of the metrics in their answers.
 */
function requestPeers(messageOf: (id: number) => PeerMessage): Promise<Samples> {
  if (!cluster.isWorker) return Promise.resolve({});
  const id = ++lastId;
  return new Promise((resolve) => {
    const finish = (samples: Samples = {}) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(samples);
    };
    // The primary answers after its own time-out. This longer one is for a primary that has ended.
    const timer = setTimeout(finish, 2 * PEER_TIMEOUT_MS);
    waiting.set(id, finish);
    sendToPrimary(messageOf(id));
  });
}

/** Sends newer revisions to the other processes of this server. Resolves when they have them, or after a time-out. */
export async function notifyPeers(newer: RevisionsByScope): Promise<void> {
  await requestPeers((id) => ({ kind: 'new-revisions', id, revisions: newer }));
}

/**
 * The sum of the metrics of the other processes of this server; processes that don't answer in time are
 * left out.
 */
export const collectFromPeers = (): Promise<Samples> =>
  requestPeers((id) => ({ kind: 'collect-metrics', id }));

type Listener = {
  /** Receives newer revisions, which another process has read from the database. */
  mergeRevisions: (newer: RevisionsByScope) => void;
  /** The metrics of this process. */
  collectLocal: () => Samples;
};

/** Handles the messages of the other processes of this server. */
export function listenToPeers({ mergeRevisions, collectLocal }: Listener): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: PeerMessage) => {
    switch (message.kind) {
      case 'answer':
        waiting.get(message.id)?.(message.samples);
        break;
      case 'collect-metrics':
        sendToPrimary({ kind: 'answer', id: message.id, samples: collectLocal() });
        break;
      case 'new-revisions':
        mergeRevisions(message.revisions);
        sendToPrimary({ kind: 'answer', id: message.id });
        break;
      case 'run-timers':
        break;
    }
  });
}

/** Calls `run` when the primary chooses this process to run the timers. */
export function onTimersAssigned(run: () => void): void {
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'run-timers') run();
  });
}
