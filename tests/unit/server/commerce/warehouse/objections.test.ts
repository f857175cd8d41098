import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PILES } from '../../../../../src/contract/values/desk/piles.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { listPiles } from '../../../../../src/server/commerce/fulfilment/work-list.ts';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { mergeParcels } from '../../../../../src/server/commerce/stock/merge-parcels.ts';
import { splitParcel } from '../../../../../src/server/commerce/stock/split-parcel.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import {
  answerObjection,
  approveParcel,
  objectToParcel,
  withdrawObjection,
} from '../../../../../src/server/commerce/warehouse/objections.ts';
import { notifications } from '../../../../../src/server/db/schema/orders/notices.ts';
import { announced, announcer } from '../../../support/announcing.ts';
import {
  BAD,
  boughtOrder,
  check,
  openWarehouse,
  operatorOf,
  shipMore,
  shippedOrder,
} from '../../../support/fulfilment.ts';
import { DAY, failureCode, failureOf, NOW } from '../../../support/identity-scope.ts';
import { later } from '../../../support/shop.ts';

const at = (time: number) => new Date(time).toISOString();
const asking = (kind: 'EXCHANGE' | 'RETURN', other = {}) => ({
  kind,
  reason: 'WRONG_COLOR' as const,
  itemIds: [],
  note: '',
  ...other,
});
const noticesOf = async ({ db, userId }: OwnerScope) =>
  (await db.select().from(notifications).where(eq(notifications.userId, userId)))
    .map(({ type, parameters }) => ({ type, text: parameters.text }))
    .filter(({ type }) => ['EXCHANGE_AGREED', 'RETURN_AGREED', 'OBJECTION_REFUSED'].includes(type));

/** A stored parcel with all of an order. */
async function open() {
  const stage = await openWarehouse();
  const order = await shippedOrder(stage.scope);
  const id = order.parcels[0]?.id ?? '';
  await check(stage.scope, id);
  return { ...stage, order, id };
}

describe('a checked parcel', () => {
  it('says when and by whom it was checked, and until when it can go back', async () => {
    const { scope, id } = await open();
    expect(await getParcel(scope, id)).toMatchObject({
      checkedAt: at(NOW),
      checkedBy: 'OPERATOR',
      returnUntil: at(NOW + 7 * DAY),
      actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
    });
  });

  it('can’t go back in a shop that says so, nor after the days of the shop', async () => {
    const stage = await openWarehouse();
    const strict = {
      ...stage.scope,
      tenant: { ...stage.scope.tenant, inspection: { returnDays: 0 } },
    };
    const { parcels } = await shippedOrder(strict);
    const id = parcels[0]?.id ?? '';
    const stored = await check(strict, id);
    expect(stored.returnUntil).toBeUndefined();
    expect(stored.actions).toEqual(['approve', 'forward', 'extend']);
    expect(await failureCode(objectToParcel(strict, id, asking('RETURN')))).toBe(
      'ILLEGAL_TRANSITION',
    );
    const other = await open();
    const late = later(other.scope, 7 * DAY);
    expect((await getParcel(late, other.id)).actions).toEqual(['approve', 'forward', 'extend']);
    expect(await failureCode(objectToParcel(late, other.id, asking('EXCHANGE')))).toBe(
      'ILLEGAL_TRANSITION',
    );
    const inTime = later(other.scope, 7 * DAY - 1);
    expect((await objectToParcel(inTime, other.id, asking('EXCHANGE'))).status).toBe('OBJECTED');
  });

  it('looks right once, however often and concurrently that is said', async () => {
    const { scope, id } = await open();
    const say = (ms: number) => approveParcel(later(scope, ms), id);
    await Promise.all([say(1000), say(1000)]);
    const said = await say(2000);
    expect(said).toMatchObject({
      status: 'STOCKED_IN',
      approvedAt: at(NOW + 1000),
      actions: ['askExchange', 'askReturn', 'forward', 'extend'],
    });
    expect(said.timeline.filter(({ event }) => event === 'APPROVED')).toHaveLength(1);
  });

  it('does not look right while it failed its check, nor for anybody else', async () => {
    const { shopper, scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    const id = parcels[0]?.id ?? '';
    await check(scope, id, BAD);
    expect(await failureCode(approveParcel(scope, id))).toBe('ILLEGAL_TRANSITION');
    const stranger = await shopper('zoe');
    for (const call of [
      approveParcel(stranger, id),
      objectToParcel(stranger, id, asking('RETURN')),
      withdrawObjection(stranger, id),
      answerObjection({ ...operator, tenantId: 'two' }, id, { agreed: true, text: '' }),
    ]) {
      expect(await failureCode(call)).toBe('NOT_FOUND');
    }
  });
});

describe('an objection', () => {
  it('waits in a pile of the warehouse, is dated, and can be taken back until it is answered', async () => {
    const { scope, operator, id, order } = await open();
    const [line] = order.items;
    await approveParcel(scope, id);
    const asked = await objectToParcel(
      later(scope, 1000),
      id,
      asking('EXCHANGE', { itemIds: [line?.id], note: 'Khaki, please' }),
    );
    expect(asked).toMatchObject({
      status: 'OBJECTED',
      actions: ['withdrawObjection'],
      objection: {
        kind: 'EXCHANGE',
        reason: 'WRONG_COLOR',
        itemIds: [line?.id],
        note: 'Khaki, please',
        askedAt: at(NOW + 1000),
        answer: '',
      },
    });
    expect(asked.approvedAt).toBeUndefined();
    const pile = async () =>
      (await listPiles(operator, [...PILES], { pageSize: 20 })).records.filter(
        ({ number }) => number === asked.parcelNo,
      );
    expect(await pile()).toMatchObject([{ pile: 'PARCELS_FAILED', status: 'OBJECTED' }]);
    // The goods are still here, so the order stays as it is.
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'STOCKED_IN',
      items: [{ status: 'STOCKED_IN' }, { status: 'STOCKED_IN' }],
    });
    const back = await withdrawObjection(later(scope, 2000), id);
    expect(back).toMatchObject({ status: 'STOCKED_IN' });
    expect(back.objection).toBeUndefined();
    expect(await failureCode(withdrawObjection(scope, id))).toBe('ILLEGAL_TRANSITION');
    expect(await failureCode(answerObjection(operator, id, { agreed: true, text: '' }))).toBe(
      'ILLEGAL_TRANSITION',
    );
  });

  it('is about lines of the parcel only', async () => {
    const { scope, id } = await open();
    const failure = await failureOf(
      objectToParcel(scope, id, asking('RETURN', { itemIds: ['another'] })),
    );
    expect(failure).toMatchObject({ fields: [{ field: 'itemIds', code: 'choice' }] });
  });

  it('is refused with words, which the shopper is told; then the goods are stored as before', async () => {
    const { scope, operator, id } = await open();
    await objectToParcel(scope, id, asking('RETURN'));
    expect(
      await failureOf(answerObjection(operator, id, { agreed: false, text: '' })),
    ).toMatchObject({ fields: [{ field: 'text', code: 'required' }] });
    const refused = await answerObjection(later(operator, DAY), id, {
      agreed: false,
      text: 'It was opened.',
    });
    expect(refused).toMatchObject({
      status: 'STOCKED_IN',
      objection: { agreed: false, answer: 'It was opened.', answeredAt: at(NOW + DAY) },
    });
    expect(refused.actions).toContain('forward');
    expect(await noticesOf(scope)).toEqual([{ type: 'OBJECTION_REFUSED', text: 'It was opened.' }]);
  });

  it('is answered once, however many answer', async () => {
    const { scope, operator, id } = await open();
    await objectToParcel(scope, id, asking('RETURN'));
    const answers = await Promise.allSettled([
      answerObjection(operator, id, { agreed: true, text: '' }),
      answerObjection(operator, id, { agreed: false, text: 'No.' }),
      withdrawObjection(scope, id),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await noticesOf(scope)).length).toBeLessThanOrEqual(1);
  });
});

describe('an exchange', () => {
  it('sends the goods away, and receives and checks others as a new parcel, with new days', async () => {
    const { scope, operator, id, order } = await open();
    await objectToParcel(scope, id, asking('EXCHANGE'));
    const agreed = await answerObjection(operator, id, { agreed: true, text: 'Next week' });
    expect(agreed).toMatchObject({
      status: 'EXCHANGING',
      actions: [],
      objection: { agreed: true, answer: 'Next week' },
    });
    expect(agreed.signedAt).toBeUndefined();
    expect(await noticesOf(scope)).toEqual([{ type: 'EXCHANGE_AGREED', text: 'Next week' }]);
    expect((await getPurchaseOrder(scope, order.id)).items).toMatchObject([
      { status: 'EXCHANGING' },
      { status: 'EXCHANGING' },
    ]);
    const { availableFen } = await walletOf(scope.db, scope);
    const arrives = later(operator, 5 * DAY);
    await traceParcel(arrives, id, { status: 'SIGN', text: '' });
    await check(later(scope, 5 * DAY), id);
    const stored = await getParcel(scope, id);
    expect(stored).toMatchObject({
      status: 'STOCKED_IN',
      signedAt: at(NOW + 5 * DAY),
      returnUntil: at(NOW + 12 * DAY),
      actions: ['approve', 'askExchange', 'askReturn', 'forward', 'extend'],
    });
    expect(stored.objection).toBeUndefined();
    expect((await walletOf(scope.db, scope)).availableFen).toBe(availableFen);
    expect((await getPurchaseOrder(scope, order.id)).refunds).toEqual([]);
  });

  it('is followed on its way like the first parcel, each report once', async () => {
    const { scope, operator, id } = await open();
    await objectToParcel(scope, id, asking('EXCHANGE'));
    const agreed = await answerObjection(operator, id, { agreed: true, text: '' });
    expect(agreed.domesticTraceStatus).toBeUndefined();
    const report = (status: 'TRANSPORT' | 'DELIVERING' | 'SIGN', days: number) =>
      traceParcel(later(operator, days * DAY), id, { status, text: '' });
    await report('TRANSPORT', 1);
    const seen = await report('TRANSPORT', 2);
    expect(seen).toMatchObject({ status: 'EXCHANGING', domesticTraceStatus: 'TRANSPORT' });
    expect(seen.timeline.filter(({ event }) => event === 'TRACED')).toHaveLength(1);
    expect((await report('DELIVERING', 3)).domesticTraceStatus).toBe('DELIVERING');
    await report('SIGN', 4);
    const received = await report('SIGN', 5);
    expect(received).toMatchObject({ status: 'DOMESTIC_SIGNED', domesticTraceStatus: 'SIGN' });
    expect(received.signedAt).toBe(at(NOW + 4 * DAY));
  });

  it('that the seller does not make refunds the goods', async () => {
    const { scope, operator, id, order } = await open();
    await objectToParcel(scope, id, asking('EXCHANGE'));
    await answerObjection(operator, id, { agreed: true, text: '' });
    const { availableFen } = await walletOf(scope.db, scope);
    await parcelReturned(operator, id);
    // The shopper keeps nothing of the order, so freight and fee come back with it.
    expect((await walletOf(scope.db, scope)).availableFen).toBe(availableFen + 42_50);
    expect(await getPurchaseOrder(scope, order.id)).toMatchObject({
      status: 'COMPLETED',
      refundStatus: 'FULL',
    });
  });

  it('is one of the ways on for goods that failed their check', async () => {
    const { scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    const id = parcels[0]?.id ?? '';
    expect((await check(scope, id, BAD)).actions).toEqual(['accept', 'return', 'exchange']);
    const swapped = await decideParcel(scope, id, { decision: 'EXCHANGE' });
    expect(swapped).toMatchObject({ status: 'EXCHANGING' });
    await check(later(scope, DAY), id);
    expect(await getParcel(scope, id)).toMatchObject({ status: 'STOCKED_IN', qcStatus: 'PASSED' });
    expect(operator.tenantId).toBe(scope.tenantId);
  });

  it('is none for goods that the shopper bought elsewhere; these only go back, without a refund', async () => {
    const { scope: shopper, operator } = await openWarehouse();
    const scope = announcer(shopper);
    const { id } = await announced(scope);
    await check(scope, id);
    expect((await getParcel(scope, id)).actions).not.toContain('askExchange');
    expect(await failureCode(objectToParcel(scope, id, asking('EXCHANGE')))).toBe(
      'ILLEGAL_TRANSITION',
    );
    await objectToParcel(scope, id, asking('RETURN'));
    expect(await answerObjection(operator, id, { agreed: true, text: '' })).toMatchObject({
      status: 'RETURNING',
    });
  });
});

describe('a return', () => {
  it('opens the refund of the goods with its reason, which is paid once the seller has them', async () => {
    const { scope, operator, id, order } = await open();
    await objectToParcel(scope, id, asking('RETURN'));
    await answerObjection(operator, id, { agreed: true, text: '' });
    expect((await getPurchaseOrder(scope, order.id)).refunds).toMatchObject([
      { status: 'RETURNING', reason: 'WRONG_ITEM', amount: '32.50' },
    ]);
    const { availableFen } = await walletOf(scope.db, scope);
    await parcelReturned(operator, id);
    expect((await walletOf(scope.db, scope)).availableFen).toBe(availableFen + 42_50);
    expect((await getPurchaseOrder(scope, order.id)).refunds).toMatchObject([
      { status: 'SUCCEEDED', amount: '42.50' },
    ]);
  });

  it('of some of the goods is split off: the rest is stored', async () => {
    const { scope, operator, id } = await open();
    await objectToParcel(scope, id, asking('RETURN'));
    const part = await splitParcel(operator, id, {
      quantities: [0, 1],
      weightG: 300,
      shelfCode: '',
      reason: 'Only one goes back',
    });
    await answerObjection(operator, part, { agreed: true, text: '' });
    await answerObjection(operator, id, { agreed: false, text: 'These are right' });
    await parcelReturned(operator, part);
    expect(await getParcel(scope, part)).toMatchObject({ status: 'RETURNED' });
    expect(await getParcel(scope, id)).toMatchObject({ status: 'STOCKED_IN' });
  });
});

describe('a return of some lines', () => {
  it('is agreed to once they are a parcel of their own: a parcel is refunded as a whole', async () => {
    const { scope, operator, id, order } = await open();
    const [kept, line] = order.items;
    await objectToParcel(scope, id, asking('RETURN', { itemIds: [line?.id] }));
    const agree = (parcelId: string) =>
      answerObjection(operator, parcelId, { agreed: true, text: '' });
    expect(await failureCode(agree(id))).toBe('SPLIT_FIRST');
    expect(await getParcel(scope, id)).toMatchObject({ status: 'OBJECTED' });
    expect((await getPurchaseOrder(scope, order.id)).refunds).toEqual([]);
    const part = await splitParcel(operator, id, {
      quantities: [0, 1],
      weightG: 300,
      shelfCode: '',
      reason: 'Only one goes back',
    });
    expect((await agree(part)).status).toBe('RETURNING');
    expect(await failureCode(agree(id))).toBe('SPLIT_FIRST');
    await answerObjection(operator, id, { agreed: false, text: 'These are right' });
    await parcelReturned(operator, part);
    expect((await getPurchaseOrder(scope, order.id)).refunds).toMatchObject([
      { status: 'SUCCEEDED', amount: '12.50' },
    ]);
    expect((await getParcel(scope, id)).items).toMatchObject([{ orderItemId: kept?.id }]);
  });

  it('is agreed to at once if they are all that is in the parcel', async () => {
    const { scope, operator, id, order } = await open();
    const itemIds = order.items.map((item) => item.id);
    await objectToParcel(scope, id, asking('RETURN', { itemIds }));
    const agreed = await answerObjection(operator, id, { agreed: true, text: '' });
    expect(agreed.status).toBe('RETURNING');
  });
});

describe('two parcels that become one', () => {
  it('can go back until the earlier of their days, and look right if both did', async () => {
    const { scope, operator } = await openWarehouse();
    const order = await boughtOrder(scope);
    const { parcels } = await shipMore(scope, order, [
      [1, 0],
      [1, 1],
    ]);
    const [one, other] = parcels.map(({ id }) => id);
    if (!one || !other) throw new Error('no parcels');
    await check(scope, one);
    await check(later(scope, DAY), other);
    await approveParcel(scope, other);
    const { parcelNo } = await getParcel(scope, one);
    await mergeParcels(operatorOf(later(scope, DAY)), other, { code: parcelNo, reason: 'x' });
    const merged = await getParcel(scope, other);
    expect(merged.returnUntil).toBe(at(NOW + 7 * DAY));
    expect(merged.approvedAt).toBeUndefined();
    expect(operator.actor).toBe('OPERATOR');
  });
});
