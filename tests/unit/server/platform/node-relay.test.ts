import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayBeforeNext } from '../../../../src/server/platform/node/cluster.ts';
import type { PeerMessage } from '../../../../src/server/platform/node/process-messages.ts';
import { createRelay, type Peer } from '../../../../src/server/platform/node/relay.ts';
import { createRevisions } from '../../../../src/server/platform/revisions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker that records its messages. */
function worker(id: number): Peer & { messages: PeerMessage[] } {
  const messages: PeerMessage[] = [];
  return { id, messages, send: (message) => messages.push(message) };
}

const CHANGED = { kind: 'new-revisions', id: 7, revisions: { naga: 3 } } as const;

describe('a change from one process', () => {
  const three = () => [worker(1), worker(2), worker(3)] as const;
  const confirmationOf = (peer: { messages: PeerMessage[] }) => {
    const [first] = peer.messages;
    if (first?.kind !== 'new-revisions') throw new Error('nothing was sent');
    return { kind: 'answer', id: first.id } as const;
  };

  it('is passed to the others, and confirmed when all have confirmed', () => {
    const [a, b, c] = three();
    const relay = createRelay(() => [a, b, c]);
    relay.receive(a, CHANGED);
    expect(b.messages).toMatchObject([{ kind: 'new-revisions', revisions: { naga: 3 } }]);
    expect(c.messages).toEqual(b.messages);
    relay.receive(b, confirmationOf(b));
    expect(a.messages).toEqual([]);
    relay.receive(c, confirmationOf(c));
    expect(a.messages).toEqual([{ kind: 'answer', id: 7 }]);
  });

  it('that requests their metrics gets the sum of those that answer', () => {
    const [a, b, c] = three();
    const relay = createRelay(() => [a, b, c]);
    relay.receive(a, { kind: 'collect-metrics', id: 7 });
    const [asked] = b.messages;
    if (asked?.kind !== 'collect-metrics') throw new Error('nothing was asked');
    relay.receive(b, { kind: 'answer', id: asked.id, samples: { one: 1, two: 2 } });
    relay.receive(c, { kind: 'answer', id: asked.id, samples: { one: 4 } });
    expect(a.messages).toEqual([{ kind: 'answer', id: 7, samples: { one: 5, two: 2 } }]);
  });

  it('does not wait for a process that has ended', () => {
    const [a, b, c] = three();
    const relay = createRelay(() => [a, b, c]);
    relay.receive(a, CHANGED);
    relay.receive(b, confirmationOf(b));
    relay.removePeer(c.id);
    expect(a.messages).toEqual([{ kind: 'answer', id: 7 }]);
  });

  it('does not wait long for a process that hangs, and is confirmed once', () => {
    const [a, b, c] = three();
    const relay = createRelay(() => [a, b, c]);
    relay.receive(a, CHANGED);
    vi.advanceTimersByTime(250);
    expect(a.messages).toEqual([{ kind: 'answer', id: 7 }]);
    relay.receive(b, confirmationOf(b));
    relay.receive(c, confirmationOf(c));
    vi.runAllTimers();
    expect(a.messages).toHaveLength(1);
  });

  it('is confirmed at once if there is no other process', () => {
    const [a] = three();
    createRelay(() => [a]).receive(a, CHANGED);
    vi.runAllTimers();
    expect(a.messages).toEqual([{ kind: 'answer', id: 7 }]);
  });
});

describe('revisions', () => {
  it('from another process are not passed on, and do not count as read from the database', async () => {
    const messages = vi.fn(async () => {});
    const revisions = createRevisions(messages);
    revisions.merge({ naga: 3 });
    expect(revisions.revisionOf('naga')).toBe('0.3');
    expect(revisions.areCurrent()).toBe(false);
    await revisions.update({ naga: 3 });
    expect(messages).not.toHaveBeenCalled();
    await revisions.update({ naga: 4 });
    expect(messages).toHaveBeenCalledWith({ naga: 4 });
  });
});

describe('a process that ended', () => {
  it('is replaced at once if it had run for long, and after growing delays if it fails repeatedly', () => {
    expect([0, 1, 2, 3, 20].map(delayBeforeNext)).toEqual([0, 250, 500, 1000, 30_000]);
  });
});
