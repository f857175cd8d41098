import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheContent, cachedContent } from '../../../../src/server/db/content-cache.ts';
import {
  bookmarkOf,
  laterBookmark,
  trackRevisions,
  updateRevisions,
} from '../../../../src/server/db/known-revision.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { createRevisions, SHARED } from '../../../../src/server/platform/revisions.ts';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that is never queried, and a load that counts its calls. */
function open() {
  const db = {} as Database;
  const revisions = createRevisions();
  trackRevisions(db, revisions);
  let loads = 0;
  const load = async () => ++loads;
  return { db, revisions, load };
}
const shown = (key: string, scope = 'naga') => ({ kind: 'shown', scope, key }) as const;

describe('cached content', () => {
  it('is valid while the revision of its tenant and the shared one are unchanged', async () => {
    const { db, revisions, load } = open();
    const ask = () => cachedContent(db, shown('a'), load);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    await revisions.update({ dala: 1 });
    expect(await ask()).toBe(1);
    await revisions.update({ naga: 1 });
    expect([await ask(), await ask()]).toEqual([2, 2]);
    await revisions.update({ [SHARED]: 1 });
    expect(await ask()).toBe(3);
  });

  it('is read again after ten minutes at the latest', async () => {
    const { db, load } = open();
    const ask = () => cachedContent(db, shown('a'), load);
    await ask();
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(MINUTE);
    expect(await ask()).toBe(2);
  });

  it('that must be checked is read again if no revisions were read for a second', async () => {
    const { db, revisions, load } = open();
    const ask = () => cachedContent(db, { ...shown('a'), onlyIfCurrent: true }, load);
    await revisions.update({});
    expect([await ask(), await ask()]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_000);
    expect(await ask()).toBe(2);
  });

  it('is loaded once for concurrent callers, and not cached under a revision that is read during the load', async () => {
    const { db, revisions, load } = open();
    const ask = () => cachedContent(db, shown('a'), load);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await revisions.update({ naga: 1 });
    const early = cachedContent(db, shown('a'), async () => {
      await revisions.update({ naga: 2 });
      return load();
    });
    expect(await early).toBe(2);
    expect(await ask()).toBe(3);
  });

  it('is loaded again by a caller who has waited too long for another caller’s load', async () => {
    const { db, load } = open();
    cachedContent(db, shown('a'), () => new Promise<number>(() => {}));
    const waiting = cachedContent(db, shown('a'), load);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe(1);
  });

  it('is not stored if its load fails', async () => {
    const { db, load } = open();
    const failing = async () => {
      throw new Error('no');
    };
    await expect(cachedContent(db, shown('a'), failing)).rejects.toThrow('no');
    expect(await cachedContent(db, shown('a'), load)).toBe(1);
  });

  it('is evicted one by one, least recently used first', async () => {
    const { db, load } = open();
    const ask = (n: number) =>
      cachedContent(db, { kind: 'searches', scope: SHARED, key: `${n}` }, load);
    for (let n = 0; n < 200; n++) await ask(n);
    await ask(0);
    await ask(200);
    expect(await ask(0)).toBe(1);
    expect(await ask(2)).toBe(3);
    expect(await ask(1)).toBe(202);
  });

  it('is shared by all databases of the same revisions, and by no others', async () => {
    const { db, revisions, load } = open();
    const session = {} as Database;
    trackRevisions(session, revisions);
    cacheContent(db, shown('a'), 7, {});
    expect(await cachedContent(session, shown('a'), load)).toBe(7);
    const other = {} as Database;
    expect(await cachedContent(other, shown('a'), load)).toBe(1);
    expect(await cachedContent(other, shown('a'), load)).toBe(2);
  });
});

describe('the bookmark of cached content', () => {
  it('is the latest one at which revisions were read', async () => {
    const revisions = createRevisions();
    const at = async (bookmark: string | undefined) => {
      const db = {} as Database;
      trackRevisions(db, revisions, () => bookmark);
      await updateRevisions(db, {});
    };
    await at(undefined);
    expect(bookmarkOf(revisions)).toBeUndefined();
    await at('0002');
    await at('0001');
    expect(bookmarkOf(revisions)).toBe('0002');
  });

  it('is the later of two', () => {
    expect(laterBookmark('1', undefined)).toBe('1');
    expect(laterBookmark(undefined, '1')).toBe('1');
    expect(laterBookmark('1', '2')).toBe('2');
    expect(laterBookmark('2', '1')).toBe('2');
    expect(laterBookmark(undefined, undefined)).toBeUndefined();
  });
});
