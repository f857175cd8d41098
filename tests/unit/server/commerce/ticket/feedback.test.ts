import { describe, expect, it } from 'vitest';
import { listNotifications } from '../../../../../src/server/commerce/notice/inbox.ts';
import {
  answerFeedback,
  listFeedback,
  sendFeedback,
} from '../../../../../src/server/commerce/ticket/feedback.ts';
import { openTestDatabase } from '../../../support/database.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { later, openShop, order } from '../../../support/shop.ts';

const page = { pageNo: 1, pageSize: 20 };
const praise = { kind: 'PRAISE' as const, text: 'Well packed!', orderNo: '' };

async function open() {
  const shop = await openShop(await openTestDatabase());
  return { ...shop, scope: await shop.shopper() };
}

describe('feedback', () => {
  it('is listed for the shopper who gave it, newest first', async () => {
    const { scope, shopper } = await open();
    const first = await sendFeedback(scope, praise);
    const second = await sendFeedback(later(scope, 5), { ...praise, kind: 'QUESTION' });
    await sendFeedback(await shopper('ben'), praise);
    expect(await listFeedback(scope, page)).toMatchObject({ total: 2, records: [second, first] });
    expect(first).toMatchObject({ ...praise, answer: '', answeredAt: undefined });
  });

  it('may be about one of the shopper’s own orders', async () => {
    const { scope, shopper } = await open();
    const { orderNo } = await order(scope);
    expect(await sendFeedback(scope, { ...praise, orderNo })).toMatchObject({ orderNo });
    const ben = await shopper('ben');
    for (const notTheirs of [orderNo, 'T261121XXXXXXX', 'P261121XXXXXXX']) {
      expect(await failureOf(sendFeedback(ben, { ...praise, orderNo: notTheirs }))).toMatchObject({
        code: 'NOT_FOUND',
        fields: [{ field: 'orderNo' }],
      });
    }
  });

  it('is accepted twenty times a day', async () => {
    const { scope } = await open();
    for (let i = 0; i < 20; i++) await sendFeedback(scope, praise);
    expect(await failureCode(sendFeedback(scope, praise))).toBe('TOO_MANY_REQUESTS');
    await sendFeedback(later(scope, DAY), praise);
  });

  it('is answered by an operator of its tenant, who may write again', async () => {
    const { scope, shopper } = await open();
    const { id } = await sendFeedback(scope, praise);
    const operator = { ...later(scope, 5), actor: 'OPERATOR' as const };
    expect(await answerFeedback(operator, id, { answer: 'Thank you!' })).toMatchObject({
      answer: 'Thank you!',
      answeredAt: new Date(NOW + 5).toISOString(),
    });
    await answerFeedback(later(operator, 5), id, { answer: 'Thank you, Mia!' });
    expect((await listFeedback(scope, page)).records[0]?.answer).toBe(
      'Thank you!\n\nThank you, Mia!',
    );
    const { records } = await listNotifications(scope, page);
    expect(records[0]).toMatchObject({
      type: 'FEEDBACK_ANSWERED',
      link: '/my/message?tab=feedback',
    });
    const byOtherTenant = answerFeedback(await shopper('mia', 'two'), id, { answer: 'no' });
    expect(await failureCode(byOtherTenant)).toBe('NOT_FOUND');
  });
});
