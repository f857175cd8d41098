import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { commit } from '../../../../src/server/commerce/base/atomically.ts';
import { rateStatement } from '../../../../src/server/commerce/rates/stored-rates.ts';
import { rateAlarms } from '../../../../src/server/db/schema/money/rates.ts';
import { outbox } from '../../../../src/server/db/schema/orders/notices.ts';
import { staff, staffAssignments } from '../../../../src/server/db/schema/people/staff.ts';
import { alarmOfRates } from '../../../../src/server/staff/rate-alarms.ts';
import { openTestDatabase } from '../../support/database.ts';
import { MINUTE, NOW } from '../../support/identity-scope.ts';
import { changeRates } from '../../support/rates.ts';
import { openShop } from '../../support/shop.ts';
import { openTimers } from '../../support/timers.ts';
import { deskTranslator } from '../../support/translator.ts';

const HOUR = 60 * MINUTE;

async function open() {
  const db = await openTestDatabase();
  const scope = await (await openShop(db)).shopper();
  for (const [id, role] of [
    ['fin', 'FINANCE'],
    ['buy', 'BUYER'],
  ] as const) {
    await db.insert(staff).values({
      id,
      email: `${id}@example.org`,
      name: id,
      language: 'en',
      state: 'ACTIVE',
      createdAt: NOW,
    });
    await db.insert(staffAssignments).values({ staffId: id, tenantId: 'one', role });
  }
  const mails = async () => {
    const rows = await db.select().from(outbox).where(eq(outbox.to, 'fin@example.org'));
    return rows.map(({ subject }) => subject);
  };
  return { db, scope, mails, ...(await openTimers(scope, { deskTranslator })) };
}

it('people who may set rates get one mail when a rate gets old, and another only when that happens again', async () => {
  const { db, at, mails } = await open();
  await alarmOfRates(at(NOW));
  expect(await mails()).toEqual([]);
  await Promise.all([alarmOfRates(at(NOW + 24 * HOUR)), alarmOfRates(at(NOW + 24 * HOUR))]);
  await alarmOfRates(at(NOW + 25 * HOUR));
  expect(await mails()).toHaveLength(1);
  expect((await db.select().from(outbox)).map(({ to }) => to)).toEqual(['fin@example.org']);
  await changeRates(db, { fetchedAt: NOW + 26 * HOUR });
  await alarmOfRates(at(NOW + 26 * HOUR));
  const alarms = () => db.select().from(rateAlarms);
  expect(await alarms()).toMatchObject([{ kind: 'OLD', endedAt: NOW + 26 * HOUR }]);
  await alarmOfRates(at(NOW + 60 * HOUR));
  expect(await alarms()).toHaveLength(2);
});

it('a rate that is held is mailed', async () => {
  const { db, at, mails } = await open();
  const held = { currency: 'AUD', raw: '0.4', marginBp: 0, source: 'er-api', fetchedAt: NOW };
  const row = { ...held, cause: 'SOURCE', state: 'HELD' } as const;
  await commit({ db }, [rateStatement({ db, tenantId: 'one', now: NOW }, row)]);
  await alarmOfRates(at(NOW));
  expect(await mails()).toHaveLength(1);
  expect(await db.select().from(rateAlarms)).toMatchObject([{ currency: 'AUD', kind: 'HELD' }]);
});
