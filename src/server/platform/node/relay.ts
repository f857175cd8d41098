import { type Counts, sumCounts } from '../metrics.ts';
import { PATIENCE_MS, type PeerMessage } from './process-messages.ts';

/** A worker as the primary sees it. */
export type Peer = { id: number; send: (message: PeerMessage) => void };

/** A change or question on its way to the other workers. `unconfirmed` has the ids of those that it waits for. */
type Round = { unconfirmed: Set<number>; counts: Counts[]; end: () => void };

/** Passes a worker's changes and questions on to the others. Answers once each of the others has answered, has ended, or took too long. */
export function createRelay(peers: () => readonly Peer[]) {
  const rounds = new Map<number, Round>();
  let lastId = 0;

  const settle = (round: Round, peer: number) => {
    round.unconfirmed.delete(peer);
    if (round.unconfirmed.size === 0) round.end();
  };
  const begin = (from: Peer, message: PeerMessage & { kind: 'changed' | 'count' }) => {
    const others = peers().filter((peer) => peer.id !== from.id);
    const id = ++lastId;
    const counts: Counts[] = [];
    const end = () => {
      clearTimeout(timer);
      rounds.delete(id);
      const sum = message.kind === 'count' ? { counts: sumCounts(counts) } : {};
      from.send({ kind: 'confirmed', id: message.id, ...sum });
    };
    const timer = setTimeout(end, PATIENCE_MS);
    if (others.length === 0) return end();
    rounds.set(id, { unconfirmed: new Set(others.map((peer) => peer.id)), counts, end });
    for (const peer of others) peer.send({ ...message, id });
  };

  return {
    receive(from: Peer, message: PeerMessage): void {
      if (message.kind === 'changed' || message.kind === 'count') begin(from, message);
      if (message.kind !== 'confirmed') return;
      const round = rounds.get(message.id);
      if (!round) return;
      if (message.counts) round.counts.push(message.counts);
      settle(round, from.id);
    },
    /** Call it when a worker has ended, so that no change waits for it. */
    removePeer(peer: number): void {
      for (const round of rounds.values()) settle(round, peer);
    },
  };
}
