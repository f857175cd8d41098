import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A new queue in a page whose `pagehide` a test can fire. */
async function newQueue() {
  vi.resetModules();
  const leaving: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => leaving.push(listener));
  const broken = vi.fn();
  vi.stubGlobal('reportError', broken);
  const queue = await import('../../../../src/components/cart/change-queue.ts');
  return { ...queue, broken, leave: () => leaving.forEach((listener) => void listener()) };
}

/** A change that the test settles. */
function changeOf(key: string, sent: string[], name = key) {
  const answer = Promise.withResolvers<void>();
  const send = () => {
    sent.push(name);
    return answer.promise;
  };
  return { change: { key, send }, answer: answer.resolve, fail: answer.reject };
}

describe('queued changes', () => {
  const sent: string[] = [];
  beforeEach(() => {
    sent.length = 0;
  });

  it('are sent one after the other, the first at once', async () => {
    const { sendChange } = await newQueue();
    const [one, two] = [changeOf('a', sent), changeOf('b', sent)];
    sendChange(one.change);
    sendChange(two.change);
    expect(sent).toEqual(['a']);
    one.answer();
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
  });

  it('are replaced by a later one with the same key while they wait', async () => {
    const { sendChange, isWaiting } = await newQueue();
    const first = changeOf('a', sent, '2');
    expect(sendChange(first.change)).toBe(false);
    expect(isWaiting('a')).toBe(false);
    expect(sendChange(changeOf('a', sent, '3').change)).toBe(false);
    expect(sendChange(changeOf('a', sent, '4').change)).toBe(true);
    expect(isWaiting('a')).toBe(true);
    first.answer();
    await vi.waitFor(() => expect(sent).toEqual(['2', '4']));
  });

  it('are all sent when the page goes away', async () => {
    const { sendChange, leave } = await newQueue();
    for (const key of ['a', 'b', 'c']) sendChange(changeOf(key, sent).change);
    leave();
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('go on after one that failed', async () => {
    const { sendChange, broken } = await newQueue();
    const one = changeOf('a', sent);
    sendChange(one.change);
    sendChange(changeOf('b', sent).change);
    one.fail(new Error('broken'));
    await vi.waitFor(() => expect(sent).toEqual(['a', 'b']));
    expect(broken).toHaveBeenCalledOnce();
  });
});
