import { describe, expect, it } from 'vitest';
import { atomically, commit } from '../../../../../src/server/commerce/base/atomically.ts';
import {
  closedThrough,
  dayClosed,
  requireOpenDay,
} from '../../../../../src/server/commerce/ledger/day-close.ts';
import { dayCloses, ledgerTransfers } from '../../../../../src/server/db/schema/money/ledger.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { fund, openShop } from '../../../support/shop.ts';

/** Writes that a day of tenant `one` is closed; it ends at NOW plus as many days. */
const close = (db: Database, number: number, day: string, days: number) =>
  commit({ db }, [
    db.insert(dayCloses).values({
      tenantId: 'one',
      number,
      day,
      endsAt: NOW + days * DAY,
      lastSequence: 0,
      totals: '{}',
      totalsHash: '',
      closedBy: 'lead',
      closedAt: NOW + days * DAY,
    }),
  ]);

async function open() {
  const shop = await openShop(await openTestDatabase());
  const mia = await shop.shopper();
  return { db: shop.db, mia, shopper: shop.shopper };
}

describe('a closed day', () => {
  it('is known by its tenant only', async () => {
    const { db } = await open();
    expect(await closedThrough({ db, tenantId: 'one' })).toBeUndefined();
    await close(db, 1, '2026-06-01', 0);
    await close(db, 2, '2026-06-02', 1);
    expect(await closedThrough({ db, tenantId: 'one' })).toMatchObject({ day: '2026-06-02' });
    expect(await closedThrough({ db, tenantId: 'two' })).toBeUndefined();
  });

  it('takes no posting that is dated into it, and its tenant’s later days and others’ do', async () => {
    const { db, mia, shopper } = await open();
    const lee = await shopper('lee', 'two');
    await close(db, 1, '2026-06-01', 1);
    await fund(mia, 100);
    expect(await db.$count(ledgerTransfers)).toBe(0);
    await fund(lee, 100);
    await fund({ ...mia, now: NOW + DAY }, 100);
    expect(await db.$count(ledgerTransfers)).toBe(2);
  });

  it('refuses acts with a date of their own, in their batch', async () => {
    const { db } = await open();
    await close(db, 1, '2026-06-01', 0);
    const scope = { db, tenantId: 'one' };
    const act = (tenantId: string, at: number) =>
      commit({ db }, [requireOpenDay({ db, tenantId }, at)]);
    expect(await act('one', NOW - 1)).toBe('DAY_CLOSED');
    expect(await act('one', NOW)).toBeUndefined();
    expect(await act('two', NOW - 1)).toBeUndefined();
    const failure = await dayClosed(scope);
    expect(failure).toMatchObject({ code: 'DAY_CLOSED', details: { day: '2026-06-01' } });
    const refused = atomically({ db }, [requireOpenDay(scope, NOW - 1)], {
      DAY_CLOSED: () => failure,
    });
    await expect(refused).rejects.toBe(failure);
  });

  it('follows the one before, and is never closed twice, changed or opened', async () => {
    const { db } = await open();
    expect(await close(db, 2, '2026-06-01', 0)).toBe('DAY_CLOSE_TAKEN');
    const twice = [close(db, 1, '2026-06-01', 0), close(db, 1, '2026-06-01', 0)];
    expect((await Promise.all(twice)).toSorted()).toEqual(['DAY_CLOSE_TAKEN', undefined]);
    expect(await close(db, 2, '2026-06-01', 1)).toBe('DAY_CLOSE_TAKEN');
    expect(await close(db, 2, '2026-06-02', 0)).toBe('DAY_CLOSE_TAKEN');
    expect(await commit({ db }, [db.update(dayCloses).set({ note: 'x' })])).toBe('DAY_CLOSED');
    await expect(db.delete(dayCloses)).rejects.toThrow();
    expect(await db.$count(dayCloses)).toBe(1);
  });
});
