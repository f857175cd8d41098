import cluster from 'node:cluster';
import type { RevisionsByScope } from '../revisions.ts';
import { PATIENCE_MS, type PeerMessage } from './process-messages.ts';

const waiting = new Map<number, () => void>();
let asked = 0;

const say = (message: PeerMessage): void => {
  if (process.connected) process.send?.(message);
};

/** Tells the other processes of this server what has changed; resolves when they have confirmed, or after a time-out. */
export function tellPeers(changed: RevisionsByScope): Promise<void> {
  if (!cluster.isWorker) return Promise.resolve();
  const id = ++asked;
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve();
    };
    // The primary waits as long for the others, and may itself have ended.
    const timer = setTimeout(done, 2 * PATIENCE_MS);
    waiting.set(id, done);
    say({ kind: 'changed', id, changed });
  });
}

/** Takes the revisions that other processes of this server have read. */
export function listenToPeers(merge: (changed: RevisionsByScope) => void): void {
  if (!cluster.isWorker) return;
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'known') waiting.get(message.id)?.();
    if (message.kind !== 'changed') return;
    merge(message.changed);
    say({ kind: 'known', id: message.id });
  });
}

/** Calls `run` when this process is told to run the timers. */
export function whenTimersAreOurs(run: () => void): void {
  process.on('message', (message: PeerMessage) => {
    if (message.kind === 'run-timers') run();
  });
}
