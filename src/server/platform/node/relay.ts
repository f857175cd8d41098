import { PATIENCE_MS, type PeerMessage } from './process-messages.ts';

/** A worker as the primary sees it. */
export type Peer = { id: number; send: (message: PeerMessage) => void };

/** A change on its way to the other workers. `unconfirmed` has the ids of those that it waits for. */
type Round = { unconfirmed: Set<number>; end: () => void };

/** Passes a worker's changes on to the others. Confirms them once each of the others has confirmed, has ended, or took too long. */
export function createRelay(peers: () => readonly Peer[]) {
  const rounds = new Map<number, Round>();
  let lastId = 0;

  const settle = (round: Round, peer: number) => {
    round.unconfirmed.delete(peer);
    if (round.unconfirmed.size === 0) round.end();
  };
  const begin = (from: Peer, message: PeerMessage & { kind: 'changed' }) => {
    const others = peers().filter((peer) => peer.id !== from.id);
    const id = ++lastId;
    const end = () => {
      clearTimeout(timer);
      rounds.delete(id);
      from.send({ kind: 'confirmed', id: message.id });
    };
    const timer = setTimeout(end, PATIENCE_MS);
    if (others.length === 0) return end();
    rounds.set(id, { unconfirmed: new Set(others.map((peer) => peer.id)), end });
    for (const peer of others) peer.send({ ...message, id });
  };

  return {
    receive(from: Peer, message: PeerMessage): void {
      if (message.kind === 'changed') begin(from, message);
      if (message.kind !== 'confirmed') return;
      const round = rounds.get(message.id);
      if (round) settle(round, from.id);
    },
    /** Call it when a worker has ended, so that no change waits for it. */
    removePeer(peer: number): void {
      for (const round of rounds.values()) settle(round, peer);
    },
  };
}
