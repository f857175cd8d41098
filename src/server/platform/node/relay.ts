import { type Samples, sumSamples } from '../metrics.ts';
import { PEER_TIMEOUT_MS, type PeerMessage, type PeerRequest } from './process-messages.ts';

/** A worker as the primary sees it. */
export type Peer = { id: number; send: (message: PeerMessage) => void };

/** A request that was passed on to the other workers. `missing` has the ids of those that have not answered. */
type Round = { missing: Set<number>; samples: Samples[]; end: () => void };

/**
 * Passes a worker's requests on to the other workers. Answers the worker once each of the others has
 * answered, has ended, or took too long.
 */
export function createRelay(peers: () => readonly Peer[]) {
  const rounds = new Map<number, Round>();
  let lastId = 0;

  const settle = (round: Round, peer: number) => {
    round.missing.delete(peer);
    if (round.missing.size === 0) round.end();
  };
  const begin = (from: Peer, request: PeerRequest) => {
    const others = peers().filter((peer) => peer.id !== from.id);
    // Workers number their requests independently, so the primary gives each a new id.
    const id = ++lastId;
    const samples: Samples[] = [];
    const end = () => {
      clearTimeout(timer);
      rounds.delete(id);
      const sum = request.kind === 'collect-metrics' ? { samples: sumSamples(samples) } : {};
      from.send({ kind: 'answer', id: request.id, ...sum });
    };
    const timer = setTimeout(end, PEER_TIMEOUT_MS);
    if (others.length === 0) return end();
    rounds.set(id, { missing: new Set(others.map((peer) => peer.id)), samples, end });
    for (const peer of others) peer.send({ ...request, id });
  };

  return {
    receive(from: Peer, message: PeerMessage): void {
      if (message.kind === 'new-revisions' || message.kind === 'collect-metrics') {
        begin(from, message);
      }
      if (message.kind !== 'answer') return;
      const round = rounds.get(message.id);
      if (!round) return;
      if (message.samples) round.samples.push(message.samples);
      settle(round, from.id);
    },
    /** Call it when a worker has ended, so that no request waits for it. */
    removePeer(peer: number): void {
      for (const round of rounds.values()) settle(round, peer);
    },
  };
}
