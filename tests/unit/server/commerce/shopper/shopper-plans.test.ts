import { expect, it } from 'vitest';
import type { TicketState } from '../../../../../src/contract/values/people/ticket-kinds.ts';
import {
  blockShopper,
  clearPayPassword,
  signOutShopper,
  unblockShopper,
} from '../../../../../src/server/commerce/shopper/change-shopper.ts';
import { eraseShopper } from '../../../../../src/server/commerce/shopper/erase-shopper.ts';
import { exportShopper } from '../../../../../src/server/commerce/shopper/export-shopper.ts';
import { listShoppers } from '../../../../../src/server/commerce/shopper/find-shoppers.ts';
import { getShopper } from '../../../../../src/server/commerce/shopper/shopper-detail.ts';
import { listShopperStatement } from '../../../../../src/server/commerce/shopper/shopper-statement.ts';
import {
  assignTicket,
  closeTicket,
  noteTicket,
  openTicket,
  reopenTicket,
  replyToTicket,
  snoozeTicket,
} from '../../../../../src/server/commerce/ticket/answer-ticket.ts';
import { sendFeedback } from '../../../../../src/server/commerce/ticket/feedback.ts';
import { listTickets } from '../../../../../src/server/commerce/ticket/list-tickets.ts';
import {
  addReadyAnswer,
  keepDraft,
  listReadyAnswers,
} from '../../../../../src/server/commerce/ticket/ready-answers.ts';
import { getTicket } from '../../../../../src/server/commerce/ticket/ticket-detail.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { openPlannedDatabase } from '../../../support/plans.ts';
import { later, openShop, order } from '../../../support/shop.ts';

const everything = { may: () => true };
const viewer = { seesShoppers: true, mayAct: true };
const pageSize = 20;

it('every SQL statement about shoppers and tickets uses an index, and no list sorts', async () => {
  const { db, statements, expectSeeks, expectNoSorting } = await openPlannedDatabase();
  const { shopper } = await openShop(db);
  const mia = await shopper('mia');
  const ben = await shopper('ben');
  const { orderNo } = await order(mia);
  const staff = { ...later(mia, 5), actor: 'OPERATOR' as const, staffId: 'li' };
  const list = (q: string, state: '' | 'BLOCKED' = '') =>
    listShoppers(staff, { q, state, pageSize }, everything);
  statements.clear();
  for (const q of [
    '',
    'mia',
    'mia lin',
    'mia@',
    'mia@sampan.test',
    '55512345',
    'mi 12345',
    orderNo,
  ]) {
    await list(q);
  }
  await list('', 'BLOCKED');
  const cursor = { cursor: `1~${mia.userId}` };
  await listShoppers(staff, { q: '', state: '', pageSize, ...cursor }, everything);
  for (const state of ['OPEN', 'WAITING_SHOPPER', 'SNOOZED', 'CLOSED'] satisfies TicketState[]) {
    for (const assignee of [undefined, '', 'li']) {
      for (const kind of ['', 'CLAIM'] as const) {
        await listTickets(staff, { state, assignee, kind, pageSize, ...cursor }, viewer);
      }
    }
  }
  await listShopperStatement(staff, mia.userId, { pageSize });
  await expectNoSorting();

  await getShopper(staff, mia.userId, everything);
  const { id } = await sendFeedback(mia, { kind: 'QUESTION', text: 'When?', orderNo });
  const claim = await openTicket(staff, {
    shopperId: mia.userId,
    kind: 'CLAIM',
    subjectNo: '',
    text: 'Called',
  });
  const texts = [{ language: 'en' as const, text: 'Hello {name}' }];
  const answer = await addReadyAnswer(staff, { title: 'Hello', texts });
  await listReadyAnswers(staff);
  await keepDraft(staff, id, { text: '', answerId: answer.id }, 'Li');
  await noteTicket(staff, id, 'Asked');
  await assignTicket(staff, id, 'li');
  await snoozeTicket(staff, id, staff.now + DAY);
  await reopenTicket(staff, id);
  await replyToTicket(staff, id, { text: 'Now', close: true });
  await closeTicket(staff, claim);
  await getTicket(staff, id, viewer);

  await exportShopper(staff, ben.userId);
  await blockShopper(staff, ben.userId, 'why');
  await unblockShopper(staff, ben.userId);
  await signOutShopper(staff, ben.userId);
  await clearPayPassword(staff, ben.userId);
  await eraseShopper(staff, ben.userId);
  expect(statements.size).toBeGreaterThan(60);
  await expectSeeks();
});
