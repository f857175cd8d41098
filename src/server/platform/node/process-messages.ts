import type { Counts } from '../metrics.ts';
import type { RevisionsByScope } from '../revisions.ts';

/**
 * Messages between the processes of one server. The sender of `changed` or `count` assigns its `id`; the
 * confirmation repeats it.
 */
export type PeerMessage =
  /** Content has changed: from a worker to the primary, from there to the other workers. */
  | { kind: 'changed'; id: number; changed: RevisionsByScope }
  /** Asks for the numbers of the other workers: from a worker to the primary, from there to the others. */
  | { kind: 'count'; id: number }
  /**
   * Confirms a change, or answers with a worker's numbers. Each other worker sends it to the primary.
   * When all have, or after `PATIENCE_MS`, the primary sends it to the worker that asked, with the sums.
   */
  | { kind: 'confirmed'; id: number; counts?: Counts }
  /** From the primary to the one worker that runs the timers. */
  | { kind: 'run-timers' };

/** How long to wait for a process to confirm a change, in milliseconds. */
export const PATIENCE_MS = 250;
