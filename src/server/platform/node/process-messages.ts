import type { RevisionsByScope } from '../revisions.ts';

/** Messages between the processes of one server. `id` numbers the changes of the sender of `changed`. */
export type PeerMessage =
  /** Content has changed: from a worker to the primary, from there to the other workers. */
  | { kind: 'changed'; id: number; changed: RevisionsByScope }
  /** Confirms a change: from a worker to the primary; when all workers have confirmed, from there to the change's sender. */
  | { kind: 'known'; id: number }
  /** From the primary to the one worker that runs the timers. */
  | { kind: 'run-timers' };

/** How long to wait for a process to confirm a change, in milliseconds. */
export const PATIENCE_MS = 250;
