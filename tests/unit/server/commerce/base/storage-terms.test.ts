import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextReminder,
  postponedStorage,
  storageDueFen,
} from '../../../../../src/server/commerce/base/storage-terms.ts';

const DAY = 24 * 3_600_000;
const FREE = 60 * DAY;
const END = 90 * DAY;
const parcel = (per: 'PARCEL' | 'KG', weightG: number, fen = 50) => ({
  weightG,
  storageFreeUntil: FREE,
  storageTerms: { graceDays: 30, reminderDays: [7, 1], daily: { fen, per, until: END } },
});

describe('what is due for storage', () => {
  it('is each day that has begun since the free ones, by parcel or by started kilogram', () => {
    expect(storageDueFen(parcel('PARCEL', 4200), FREE)).toBe(0);
    expect(storageDueFen(parcel('PARCEL', 4200), FREE + 1)).toBe(50);
    expect(storageDueFen(parcel('KG', 4200), FREE + 2 * DAY)).toBe(500);
    expect(storageDueFen(parcel('KG', 0), FREE + DAY)).toBe(50);
  });

  it('is nothing for parcels from before there were terms, and not charged in an extension', () => {
    expect(storageDueFen({ ...parcel('KG', 1), storageTerms: null }, END)).toBe(0);
    expect(storageDueFen(parcel('PARCEL', 1), END + 40 * DAY)).toBe(30 * 50);
  });

  it('never falls with time or weight', () => {
    const time = fc.nat(200 * DAY);
    fc.assert(
      fc.property(
        fc.constantFrom('PARCEL' as const, 'KG' as const),
        fc.nat(30_000),
        fc.nat(9000),
        time,
        time,
        (per, weightG, fen, at, more) => {
          const due = storageDueFen(parcel(per, weightG, fen), at);
          expect(storageDueFen(parcel(per, weightG, fen), at + more)).toBeGreaterThanOrEqual(due);
          expect(storageDueFen(parcel(per, weightG + 700, fen), at)).toBeGreaterThanOrEqual(due);
          expect(Number.isSafeInteger(due)).toBe(true);
        },
      ),
    );
  });
});

it('reminds on each day once, the earliest first', () => {
  const terms = { reminderDays: [1, 7] };
  expect(nextReminder(terms, END)).toBe(END - 7 * DAY);
  expect(nextReminder(terms, END, END - 7 * DAY)).toBe(END - DAY);
  expect(nextReminder(terms, END, END - DAY)).toBeNull();
});

describe('time that counts for nothing', () => {
  it('moves the days and prices as if it had not passed', () => {
    const time = fc.nat(200 * DAY);
    fc.assert(
      fc.property(fc.nat(9000), time, time, time, (fen, locked, held, after) => {
        const before = { ...parcel('KG', 2500, fen), storageExpiresAt: END, remindAt: END - DAY };
        const due = { fen: 300, until: FREE + DAY };
        for (const one of [
          before,
          { ...before, storageTerms: { ...before.storageTerms, due } },
          { ...before, storageTerms: null },
        ]) {
          const later = postponedStorage(one, held);
          const moved = { ...one, ...later };
          expect(storageDueFen(moved, locked + held + after)).toBe(
            storageDueFen(one, locked + after),
          );
          expect(later).toMatchObject({
            storageFreeUntil: FREE + held,
            storageExpiresAt: END + held,
            remindAt: END - DAY + held,
          });
        }
      }),
    );
  });

  it('leaves missing times missing', () => {
    const bare = { ...parcel('KG', 1), storageFreeUntil: null, storageTerms: null };
    expect(postponedStorage({ ...bare, storageExpiresAt: null, remindAt: null }, DAY)).toEqual({
      ...{ storageFreeUntil: null, storageExpiresAt: null },
      ...{ remindAt: null, storageTerms: null },
    });
  });
});
