import cluster from 'node:cluster';
import type { Counts } from '../metrics.ts';
import type { RevisionsByScope } from '../revisions.ts';
import { PATIENCE_MS, type PeerMessage } from './process-messages.ts';

const waiting = new Map<number, (counts?: Counts) => void>();
let lastId = 0;

const sendToPrimary = (message: PeerMessage): void => {
  if (process.connected) process.send?.(message);
};

/** Sends a message that all other processes answer. Resolves with the sum of their numbers, if they gave any. */
function askPeers(messageOf: (id: number) => PeerMessage): Promise<Counts> {
  if (!cluster.isWorker) return Promise.resolve({});
  const id = ++lastId;
  return new Promise((resolve) => {
    const done = (counts: Counts = {}) => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(counts);
    };
    // Longer than the primary waits for the others, in case the primary itself has ended.
    const timer = setTimeout(done, 2 * PATIENCE_MS);
    waiting.set(id, done);
    sendToPrimary(messageOf(id));
  });
}

/** Sends changed revisions to the other processes of this server. Resolves when they have confirmed, or after a time-out. */
export async function notifyPeers(changed: RevisionsByScope): Promise<void> {
  await askPeers((id) => ({ kind: 'changed', id, changed }));
}

/** The sum of the numbers of the other processes of this server; without those that don't answer in time. */
export const collectFromPeers = (): Promise<Counts> => askPeers((id) => ({ kind: 'count', id }));

type Listener = {
  /** Receives the revisions that other processes of this server have read. */
  merge: (changed: RevisionsByScope) => void;
  /** This process's own numbers. */
  counts: () => Counts;
};

/** Listens to the other processes of this server. */
export function listenToPeers({ merge, counts }: Listener): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'confirmed') waiting.get(message.id)?.(message.counts);
    if (message.kind === 'count') {
      sendToPrimary({ kind: 'confirmed', id: message.id, counts: counts() });
    }
    if (message.kind !== 'changed') return;
    merge(message.changed);
    sendToPrimary({ kind: 'confirmed', id: message.id });
  });
}

/** Calls `run` when the primary chooses this process to run the timers. */
export function whenTimersAreOurs(run: () => void): void {
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'run-timers') run();
  });
}
