import { beforeEach, expect, it } from 'vitest';
import { RIGHTS_OF } from '../../../../../src/contract/values/people/rights.ts';
import { rejectDeposit } from '../../../../../src/server/commerce/deposit/decide-deposit.ts';
import { createDeposit } from '../../../../../src/server/commerce/deposit/deposits.ts';
import { staff, staffAssignments } from '../../../../../src/server/db/schema/people/staff.ts';
import { takeSuggestions } from '../../../../../src/server/staff/approvals/bank-acts.ts';
import type { StaffScope } from '../../../../../src/server/staff/staff-scope.ts';
import { newBankAccount } from '../../../support/bank.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { NOW } from '../../../support/identity-scope.ts';
import { insertRows } from '../../../support/insert-row.ts';
import { openShop } from '../../../support/shop.ts';

const LINE = 'line';

let finance: StaffScope;
/** The ids of two top-ups, which one line pays. */
let depositIds: string[];
beforeEach(async () => {
  const db = await openTestDatabase();
  const { shopper } = await openShop(db);
  const mia = await shopper('mia');
  const row = { email: 'li@example.org', name: 'Li', language: 'en', state: 'ACTIVE' } as const;
  await db.insert(staff).values({ id: 'li', ...row, createdAt: NOW });
  await db.insert(staffAssignments).values({ staffId: 'li', tenantId: 'one', role: 'FINANCE' });
  const grants = [{ tenantId: 'one', role: 'FINANCE', rights: RIGHTS_OF.FINANCE }];
  const identity = { kind: 'PERSON', id: 'li', name: 'Li', sessionId: 's', grants };
  const caller = { ...mia, userId: '', actor: 'OPERATOR', staffId: 'li', identity };
  finance = caller as unknown as StaffScope;
  const topUp = { channelId: 'bank-one', amount: '100', reference: '' };
  const deposits = [await createDeposit(mia, topUp), await createDeposit(mia, topUp)];
  depositIds = deposits.map(({ id }) => id);
  const { id: accountId, currency } = await newBankAccount(finance);
  const own = { tenant_id: 'one', account_id: accountId };
  const amount_minor = deposits.reduce((sum, { payAmount }) => sum + Number(payAmount) * 100, 0);
  const words = { name: '', account: '', reference: '', hint: '', text: '' };
  const line = { id: LINE, file_id: 'file', identity: '1', day: '2026-11-21', currency };
  const place = { amount_minor: Math.round(amount_minor), sort_at: NOW, state: 'OPEN' };
  await insertRows(db, [
    ['bank_files', { ...own, id: 'file', state: 'TAKEN' }],
    ['bank_lines', { ...own, ...words, ...line, ...place }],
  ]);
});

it('each top-up of a suggestion is credited by itself: one that can’t be does not stop the next', async () => {
  const [first = '', second = ''] = depositIds;
  await rejectDeposit(finance, first, { reason: 'Sent back by the bank' });
  const pair = `${LINE}~${first}.${second}`;
  expect(await takeSuggestions(finance, [pair])).toEqual({
    results: [
      { pair, depositId: first, waits: false, error: 'ILLEGAL_TRANSITION' },
      { pair, depositId: second, waits: false },
    ],
    credited: 1,
    waiting: 0,
    failed: 1,
  });
});
