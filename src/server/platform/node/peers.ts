import cluster from 'node:cluster';
import type { RevisionsByScope } from '../revisions.ts';
import { PATIENCE_MS, type PeerMessage } from './process-messages.ts';

const waiting = new Map<number, () => void>();
let lastId = 0;

const sendToPrimary = (message: PeerMessage): void => {
  if (process.connected) process.send?.(message);
};

/** Sends changed revisions to the other processes of this server. Resolves when they have confirmed, or after a time-out. */
export function notifyPeers(changed: RevisionsByScope): Promise<void> {
  if (!cluster.isWorker) return Promise.resolve();
  const id = ++lastId;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve();
    };
    // Longer than the primary waits for the others, in case the primary itself has ended.
    const timer = setTimeout(done, 2 * PATIENCE_MS);
    waiting.set(id, done);
    sendToPrimary({ kind: 'changed', id, changed });
  });
}

/** Receives the revisions that other processes of this server have read. */
export function listenToPeers(merge: (changed: RevisionsByScope) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'confirmed') waiting.get(message.id)?.();
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
