import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createTranslator } from '../../../../../src/i18n/translator.ts';
import { proposals } from '../../../../../src/server/db/schema/people/approvals.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import { readDeskMessages } from '../../../../../src/server/platform/node/locale-messages.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { remindOfProposals } from '../../../../../src/server/staff/approvals/remind.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, NOW } from '../../../support/identity-scope.ts';
import { insertRows } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';
import { openTimers, type TestTimers } from '../../../support/timers.ts';

const LIFETIME = 7 * DAY;
let db: Database;
let timers: TestTimers;
let mails: { to: string; subject: string }[];

async function newColleague(id: string, role: 'SERVICE' | 'FINANCE_LEAD', tenantId = 'one') {
  const email = `${id}@example.org`;
  await db
    .insert(staff)
    .values({ id, email, name: id, language: 'en', state: 'ACTIVE', createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: id, role, tenantId });
}

beforeEach(async () => {
  db = await openTestDatabase();
  const shop = await openShop(db);
  const scope = await shop.shopper();
  mails = [];
  const sendMail = async (mail: { to: string; subject: string }) => {
    mails.push(mail);
    return true;
  };
  const deskTranslator = createTranslator(readDeskMessages);
  timers = await openTimers({ ...scope, sendMail }, { deskTranslator });
  await newColleague('maker', 'FINANCE_LEAD');
  await newColleague('lead', 'FINANCE_LEAD');
  await newColleague('service', 'SERVICE');
  await newColleague('stranger', 'FINANCE_LEAD', 'two');
  await insertRows(db, [
    [
      'proposals',
      {
        id: 'proposal',
        tenant_id: 'one',
        proposal_no: 'A1',
        kind: 'GOODWILL',
        state: 'PENDING',
        subject: 'SHOPPER',
        summary: '[]',
        made_by: 'maker',
        made_by_person: 'maker',
        made_at: NOW,
        expires_at: NOW + LIFETIME,
      },
    ],
  ]);
});

/** The mails after a run of the timers at a share of the proposal's time. */
async function mailedAt(share: number): Promise<string[]> {
  mails = [];
  await remindOfProposals(timers.at(NOW + LIFETIME * share));
  return mails.map(({ to }) => to);
}

test('those who may approve are reminded at half and at nine tenths of the time, once each', async () => {
  expect(await mailedAt(0.49)).toEqual([]);
  expect(await mailedAt(0.5)).toEqual(['lead@example.org']);
  expect(mails[0]?.subject).toContain('A1');
  expect(await mailedAt(0.6)).toEqual([]);
  expect(await mailedAt(0.9)).toEqual(['lead@example.org']);
  expect(await mailedAt(0.95)).toEqual([]);
});

test('a late first run reminds once', async () => {
  expect(await mailedAt(0.92)).toEqual(['lead@example.org']);
  expect(await mailedAt(0.93)).toEqual([]);
});

test('two runs at once remind once', async () => {
  const at = timers.at(NOW + LIFETIME / 2);
  await Promise.all([remindOfProposals(at), remindOfProposals(at)]);
  expect(mails).toHaveLength(1);
});

test('nobody is reminded of what was decided or has expired', async () => {
  expect(await mailedAt(1)).toEqual([]);
  await db.update(proposals).set({ state: 'CANCELLED' }).where(eq(proposals.id, 'proposal'));
  expect(await mailedAt(0.5)).toEqual([]);
});
