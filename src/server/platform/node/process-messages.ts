import type { Samples } from '../metrics.ts';
import type { RevisionsByScope } from '../revisions.ts';

/** A message that a worker sends to the primary, and the primary to all other workers. */
export type PeerRequest =
  /** Content has changed: `revisions` are newer than those that the other workers know. */
  | { kind: 'new-revisions'; id: number; revisions: RevisionsByScope }
  /** Requests the metrics of the other workers. */
  | { kind: 'collect-metrics'; id: number };

/** Messages between the processes of one server. */
export type PeerMessage =
  | PeerRequest
  /**
   * The answer to a request, with the request's `id`; to `collect-metrics`, with metrics. Each of the
   * other workers sends one to the primary. When all have, or after `PEER_TIMEOUT_MS`, the primary
   * answers the first worker, with the sum of their metrics.
   */
  | { kind: 'answer'; id: number; samples?: Samples }
  /** The primary sends this to the one worker that runs the timers. */
  | { kind: 'run-timers' };

/** How long the primary waits for the answers of the workers, in milliseconds. */
export const PEER_TIMEOUT_MS = 250;
