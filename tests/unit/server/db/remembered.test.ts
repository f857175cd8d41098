import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hear, later, momentOf, readUnder } from '../../../../src/server/db/known-revision.ts';
import { keep, remembered } from '../../../../src/server/db/remembered.ts';
import type { Database } from '../../../../src/server/platform/platform.ts';
import { createRevisions, SHARED } from '../../../../src/server/platform/revisions.ts';

const MINUTE = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that is never asked, and a load that counts. */
function open() {
  const db = {} as Database;
  const revisions = createRevisions();
  readUnder(db, revisions);
  let loads = 0;
  const load = async () => ++loads;
  return { db, revisions, load };
}
const shown = (key: string, of = 'naga') => ({ kind: 'shown', of, key }) as const;

describe('what is remembered', () => {
  it('is good as long as the revision of its tenant, and of what all share', async () => {
    const { db, revisions, load } = open();
    const ask = () => remembered(db, shown('a'), load);
    expect([await ask(), await ask()]).toEqual([1, 1]);
    await revisions.hear({ dala: 1 });
    expect(await ask()).toBe(1);
    await revisions.hear({ naga: 1 });
    expect([await ask(), await ask()]).toEqual([2, 2]);
    await revisions.hear({ [SHARED]: 1 });
    expect(await ask()).toBe(3);
  });

  it('is read again after ten minutes all the same', async () => {
    const { db, load } = open();
    const ask = () => remembered(db, shown('a'), load);
    await ask();
    vi.advanceTimersByTime(9 * MINUTE);
    expect(await ask()).toBe(1);
    vi.advanceTimersByTime(MINUTE);
    expect(await ask()).toBe(2);
  });

  it('that must be fresh is read again where nothing was heard for a second', async () => {
    const { db, revisions, load } = open();
    const ask = () => remembered(db, { ...shown('a'), fresh: true }, load);
    await revisions.hear({});
    expect([await ask(), await ask()]).toEqual([1, 1]);
    vi.advanceTimersByTime(1_000);
    expect(await ask()).toBe(2);
  });

  it('is loaded once for all who ask at the moment, and not kept under a revision heard meanwhile', async () => {
    const { db, revisions, load } = open();
    const ask = () => remembered(db, shown('a'), load);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    await revisions.hear({ naga: 1 });
    const early = remembered(db, shown('a'), async () => {
      await revisions.hear({ naga: 2 });
      return load();
    });
    expect(await early).toBe(2);
    expect(await ask()).toBe(3);
  });

  it('is loaded by who has waited long for another’s load', async () => {
    const { db, load } = open();
    remembered(db, shown('a'), () => new Promise<number>(() => {}));
    const waiting = remembered(db, shown('a'), load);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe(1);
  });

  it('is not a failure', async () => {
    const { db, load } = open();
    const failing = async () => {
      throw new Error('no');
    };
    await expect(remembered(db, shown('a'), failing)).rejects.toThrow('no');
    expect(await remembered(db, shown('a'), load)).toBe(1);
  });

  it('leaves one by one, the least lately used first', async () => {
    const { db, load } = open();
    const ask = (n: number) => remembered(db, { kind: 'hits', of: SHARED, key: `${n}` }, load);
    for (let n = 0; n < 30; n++) await ask(n);
    await ask(0);
    await ask(30);
    expect(await ask(0)).toBe(1);
    expect(await ask(2)).toBe(3);
    expect(await ask(1)).toBe(32);
  });

  it('is shared by all databases of the same revisions, and by no others', async () => {
    const { db, revisions, load } = open();
    const session = {} as Database;
    readUnder(session, revisions);
    keep(db, shown('a'), 7, {});
    expect(await remembered(session, shown('a'), load)).toBe(7);
    const other = {} as Database;
    expect(await remembered(other, shown('a'), load)).toBe(1);
    expect(await remembered(other, shown('a'), load)).toBe(2);
  });
});

describe('the moment of what is remembered', () => {
  it('is the latest at which the revisions were heard', async () => {
    const revisions = createRevisions();
    const at = async (bookmark: string | undefined) => {
      const db = {} as Database;
      readUnder(db, revisions, () => bookmark);
      await hear(db, {});
    };
    await at(undefined);
    expect(momentOf(revisions)).toBeUndefined();
    await at('0002');
    await at('0001');
    expect(momentOf(revisions)).toBe('0002');
  });

  it('is the later of two', () => {
    expect(later('1', undefined)).toBe('1');
    expect(later(undefined, '1')).toBe('1');
    expect(later('1', '2')).toBe('2');
    expect(later('2', '1')).toBe('2');
    expect(later(undefined, undefined)).toBeUndefined();
  });
});
