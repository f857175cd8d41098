import type { RevisionsByScope } from '../revisions.ts';

/**
 * Messages between the processes of one server. The sender of `changed` assigns its `id`; the
 * confirmation repeats it.
 */
export type PeerMessage =
  /** Content has changed: from a worker to the primary, from there to the other workers. */
  | { kind: 'changed'; id: number; changed: RevisionsByScope }
  /**
   * Confirms a change. Each other worker sends it to the primary. When all have, or after
   * `PATIENCE_MS`, the primary sends it to the worker that made the change.
   */
  | { kind: 'confirmed'; id: number }
  /** From the primary to the one worker that runs the timers. */
  | { kind: 'run-timers' };

/** How long to wait for a process to confirm a change, in milliseconds. */
export const PATIENCE_MS = 250;
