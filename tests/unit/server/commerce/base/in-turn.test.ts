import { describe, expect, it, vi } from 'vitest';
import { inTurn } from '../../../../../src/server/commerce/base/in-turn.ts';

/** Work that ends when it is told to. */
function openWork(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = async () => {
    log.push(`${name} begins`);
    await promise;
    log.push(`${name} ends`);
    return name;
  };
  return { run, end: resolve };
}

describe('work in turn', () => {
  it('begins when the work before it has ended, in the order of the calls', async () => {
    const log: string[] = [];
    const works = ['one', 'two', 'three'].map((name) => openWork(log, name));
    const results = works.map(({ run }) => inTurn('key', run));
    for (const { end } of works.toReversed()) end();
    expect(await Promise.all(results)).toEqual(['one', 'two', 'three']);
    expect(log).toEqual(
      ['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]),
    );
  });

  it('does not wait for work with another key', async () => {
    const log: string[] = [];
    const [slow, other] = [openWork(log, 'slow'), openWork(log, 'other')];
    const first = inTurn('key', slow.run);
    other.end();
    expect(await inTurn('another', other.run)).toBe('other');
    slow.end();
    await first;
  });

  it('begins although the work before it failed', async () => {
    const failed = inTurn('key', () => Promise.reject(new Error('failed')));
    const next = inTurn('key', async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
  });

  it('begins after two seconds although the work before it never ends', async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    void inTurn('lost', openWork(log, 'lost').run);
    const next = inTurn('lost', async () => 'next');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await next).toBe('next');
    vi.useRealTimers();
  });

  it('waits for as long as those before it go on, however many they are', async () => {
    vi.useFakeTimers();
    let running = 0;
    let most = 0;
    const slow = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      running -= 1;
    };
    const all = Promise.all(Array.from({ length: 8 }, () => inTurn('slow', slow)));
    await vi.advanceTimersByTimeAsync(8 * 1_500);
    await all;
    expect(most).toBe(1);
    vi.useRealTimers();
  });

  it('begins alone where several waited for work that never ends', async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    void inTurn('stuck', openWork(log, 'stuck').run);
    const works = ['one', 'two'].map((name) => openWork(log, name));
    const results = works.map(({ run }) => inTurn('stuck', run));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(log).toEqual(['stuck begins', 'one begins']);
    for (const { end } of works) end();
    await Promise.all(results);
    expect(log.slice(2)).toEqual(['one ends', 'two begins', 'two ends']);
    vi.useRealTimers();
  });
});
