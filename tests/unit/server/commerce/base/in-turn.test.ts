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
});
