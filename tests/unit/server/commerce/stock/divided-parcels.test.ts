import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import {
  dailyStorageFen,
  storageDueFen,
} from '../../../../../src/server/commerce/base/storage-terms.ts';
import type { ParcelRow } from '../../../../../src/server/commerce/parcel/records.ts';
import { viewOpsOrder } from '../../../../../src/server/commerce/purchase/ops-order.ts';
import { contentsOf, valueFen } from '../../../../../src/server/commerce/stock/contents.ts';
import { mergeParcels } from '../../../../../src/server/commerce/stock/merge-parcels.ts';
import { splitParcel } from '../../../../../src/server/commerce/stock/split-parcel.ts';
import {
  checkParcel,
  parcelArrived,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import {
  purchaseParcels,
  type StorageTerms,
} from '../../../../../src/server/db/schema/warehouse/parcels.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { announcedAndChecked, announcer } from '../../../support/announcing.ts';
import { ARRIVAL, check, GOOD, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { failureCode } from '../../../support/identity-scope.ts';

const DAY = 24 * 3_600_000;
const reason = 'Its goods came in two pieces';
const split = (quantities: readonly number[], weightG?: number) => ({
  quantities,
  weightG,
  shelfCode: '',
  reason,
});

const parcelsOf = ({ db, tenantId }: OwnerScope, userId: string) =>
  db
    .select()
    .from(purchaseParcels)
    .where(and(eq(purchaseParcels.tenantId, tenantId), eq(purchaseParcels.userId, userId)));

/**
 * The contents and the weight of all parcels of a shopper together, after checking that each has the value
 * of its contents.
 */
async function sums(operator: OwnerScope, userId: string) {
  const parcels = await parcelsOf(operator, userId);
  const pieces = new Map<string, number>();
  for (const parcel of parcels) {
    const contents = await contentsOf(operator, parcel);
    expect(parcel.goodsValueFen).toBe(valueFen(contents));
    expect(contents.length > 0).toBe(parcel.status !== 'MERGED');
    for (const { key, quantity } of contents) {
      pieces.set(key, (pieces.get(key) ?? 0) + quantity);
    }
  }
  const weightG = parcels.reduce((sum, parcel) => sum + parcel.weightG, 0);
  return { pieces: [...pieces].toSorted(), weightG };
}

/** Gives a parcel terms of storage. */
const setStorage = async (
  { db, tenantId }: OwnerScope,
  id: string,
  { daily, ...columns }: Partial<ParcelRow> & Pick<StorageTerms, 'daily'>,
) =>
  db
    .update(purchaseParcels)
    .set({
      ...columns,
      storageTerms: { graceDays: 30, reminderDays: [7, 1], ...(daily && { daily }) },
    })
    .where(and(eq(purchaseParcels.tenantId, tenantId), eq(purchaseParcels.id, id)));

type Step =
  | { kind: 'split'; parcel: number; quantities: number[]; weightG: number }
  | { kind: 'merge'; parcel: number; other: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('split' as const),
    parcel: fc.nat(3),
    quantities: fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }),
    weightG: fc.integer({ min: 1, max: 1300 }),
  }),
  fc.record({ kind: fc.constant('merge' as const), parcel: fc.nat(3), other: fc.nat(3) }),
);

describe('splitting and putting together', () => {
  it.each(['an order', 'what the shopper announced'])(
    'keeps the pieces, their worth and the weight of %s, whatever is done',
    async (goods) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          const { scope, operator } = await openWarehouse();
          if (goods === 'an order') {
            const { parcels } = await shippedOrder(scope);
            await check(scope, parcels[0]?.id ?? '');
          } else {
            await announcedAndChecked(announcer(scope));
          }
          const before = await sums(operator, scope.userId);
          for (const one of steps) {
            const parcels = await parcelsOf(operator, scope.userId);
            const idAt = (index: number) => parcels[index % parcels.length]?.parcelNo ?? '';
            const change =
              one.kind === 'split'
                ? splitParcel(operator, idAt(one.parcel), split(one.quantities, one.weightG))
                : mergeParcels(operator, idAt(one.parcel), { code: idAt(one.other), reason });
            await change.catch(() => undefined);
            expect(await sums(operator, scope.userId)).toEqual(before);
          }
        }),
        { numRuns: IS_FULL ? 60 : 6 },
      );
    },
  );

  it.each(['PARCEL', 'KG'] as const)(
    'leaves what is due for storage as it is, charged by %s',
    async (per) => {
      await fc.assert(
        fc.asyncProperty(fc.nat(100), fc.integer({ min: 1, max: 4199 }), async (days, weightG) => {
          const { scope, operator } = await openWarehouse();
          const { id } = await announcedAndChecked(announcer(scope));
          const { now } = operator;
          const at = now + days * DAY + 1;
          const daily = { fen: 50, per, until: now + 90 * DAY };
          await setStorage(operator, id, {
            weightG: 4200,
            storageFreeUntil: now + 60 * DAY,
            daily,
          });
          const due = async (time = at) =>
            (await parcelsOf(operator, scope.userId)).map((one) => storageDueFen(one, time));
          const [before = 0] = await due();
          const made = await splitParcel({ ...operator, now: at }, id, split([1, 0], weightG));
          const parts = await parcelsOf(operator, scope.userId);
          const part = parts.find((one) => one.id === made);
          expect(part && storageDueFen(part, at)).toBe(0);
          const after = (await due()).reduce((sum, fen) => sum + fen, 0);
          expect(after).toBe(before);
          // From then on each pays for itself, until the same end.
          const later = (await due(at + DAY)).reduce((sum, fen) => sum + fen, 0);
          const perDay = parts.reduce((sum, one) => sum + dailyStorageFen(one), 0);
          expect(later - after).toBe(days >= 59 && days < 89 ? perDay : 0);
        }),
        { numRuns: IS_FULL ? 60 : 6 },
      );
    },
  );

  it.each([
    ['the first', 0],
    ['the second', 1],
  ])('adds up what is due, and goes on by the later terms, with %s kept', async (_, kept) => {
    const { scope, operator } = await openWarehouse();
    const shopper = announcer(scope);
    const { id } = await announcedAndChecked(shopper);
    const other = await splitParcel(operator, id, split([1, 0], 200));
    const { now } = operator;
    const day = (days: number) => now + days * DAY;
    // The end of the first was extended: the second has the later terms all the same.
    await setStorage(operator, id, {
      weightG: 1000,
      storageFreeUntil: day(60),
      storageExpiresAt: day(90),
      remindAt: day(83),
      remindedAt: now,
      daily: { fen: 100, per: 'PARCEL', until: day(90) },
    });
    await setStorage(operator, other, {
      weightG: 1500,
      storageFreeUntil: day(70),
      storageExpiresAt: day(180),
      remindAt: day(173),
      daily: { fen: 40, per: 'KG', until: day(100) },
    });
    const at = day(80) + 1;
    const [into = '', from = ''] = kept === 0 ? [id, other] : [other, id];
    await mergeParcels({ ...operator, now: at }, into, { code: from, reason });
    const merged = (await parcelsOf(operator, scope.userId)).find((one) => one.id === into);
    expect(merged).toMatchObject({
      storageFreeUntil: day(70),
      storageExpiresAt: day(180),
      remindAt: day(173),
      remindedAt: null,
      weightG: 2500,
    });
    const due = (time: number) => (merged ? storageDueFen(merged, time) : Number.NaN);
    // 21 days of one and 11 of the other have begun.
    expect(due(at)).toBe(21 * 100 + 11 * 80);
    expect(due(at + DAY)).toBe(due(at) + 3 * 40);
    expect(due(day(400))).toBe(due(at) + 19 * 3 * 40);
  });

  it.each([0, 1])('goes on by a daily fee that one of two has (%i)', async (kept) => {
    const { scope, operator } = await openWarehouse();
    const { id } = await announcedAndChecked(announcer(scope));
    const other = await splitParcel(operator, id, split([1, 0], 200));
    const end = operator.now + 90 * DAY;
    const free = { storageFreeUntil: operator.now, storageExpiresAt: end };
    await setStorage(operator, id, {
      ...free,
      daily: { fen: 100, per: 'PARCEL', until: end },
    });
    await setStorage(operator, other, { ...free, daily: undefined });
    const [into = '', from = ''] = kept === 0 ? [id, other] : [other, id];
    const at = operator.now + 10 * DAY;
    await mergeParcels({ ...operator, now: at }, into, { code: from, reason });
    const merged = (await parcelsOf(operator, scope.userId)).find((one) => one.id === into);
    expect(merged && storageDueFen(merged, at)).toBe(1000);
    expect(merged && storageDueFen(merged, at + DAY)).toBe(1100);
    // The reminder of a week before, although the second had none any more.
    expect(merged?.remindAt).toBe(end - 7 * DAY);
  });

  it('lets an order be stocked in when the last part has passed', async () => {
    const { scope, operator } = await openWarehouse();
    const { id: orderId, parcels } = await shippedOrder(scope);
    const id = parcels[0]?.id ?? '';
    await parcelArrived(operator, id, ARRIVAL);
    const part = await splitParcel(operator, id, split([1, 0], 400));
    await checkParcel(operator, id, GOOD);
    expect((await viewOpsOrder(operator, orderId)).status).toBe('PARTIALLY_STOCKED_IN');
    await checkParcel(operator, part, GOOD);
    const whole = await viewOpsOrder(operator, orderId);
    expect(whole.status).toBe('STOCKED_IN');
    await mergeParcels(operator, id, { code: part, reason });
    const again = await viewOpsOrder(operator, orderId);
    expect(again.status).toBe('STOCKED_IN');
    expect(again.parcels.map(({ status }) => status).toSorted()).toEqual(['MERGED', 'STOCKED_IN']);
    expect(again.items.map(({ left }) => left)).toEqual([0, 0]);
  });

  it.each([
    ['more pieces than there are', [3, 0], 400, 'QUANTITY_NOT_ALLOWED'],
    ['all pieces', [2, 1], 400, 'QUANTITY_NOT_ALLOWED'],
    ['no piece', [0, 0], 400, 'QUANTITY_NOT_ALLOWED'],
    ['all of the weight', [1, 0], 1240, 'VALIDATION_FAILED'],
    ['no weight', [1, 0], undefined, 'VALIDATION_FAILED'],
  ])('refuses to split off %s', async (_, quantities, weightG, code) => {
    const { scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    const { id } = await check(scope, parcels[0]?.id ?? '');
    expect(await failureCode(splitParcel(operator, id, split(quantities, weightG)))).toBe(code);
  });

  it('refuses to put together what does not belong together', async () => {
    const { scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope, [
      [1, 0],
      [1, 1],
    ]);
    const [first = '', second = ''] = parcels.map(({ id }) => id);
    const merge = (id: string, code: string) =>
      failureCode(mergeParcels(operator, id, { code, reason }));
    expect(await merge(first, first)).toBe('NOT_MERGEABLE');
    // One has arrived, the other has not.
    await check(scope, first);
    expect(await merge(first, second)).toBe('NOT_MERGEABLE');
    const other = await announcedAndChecked(announcer(scope));
    expect(await merge(first, other.id)).toBe('NOT_MERGEABLE');
    expect(await merge(first, 'K2611230000000')).toBe('NOT_FOUND');
  });
});
