import type { RevisionsByScope } from '../revisions.ts';

/** What the processes of one server say to each other. `id` is of who asks. */
export type PeerMessage =
  /** Content has changed: by a worker to the primary, by that to the others. */
  | { kind: 'changed'; id: number; changed: RevisionsByScope }
  /** That is known: by a worker to the primary, by that to who said so, when all know. */
  | { kind: 'known'; id: number }
  /** By the primary to the one worker that runs the timers. */
  | { kind: 'run-timers' };

/** How long a process is waited for that should hear something. */
export const PATIENCE_MS = 250;
