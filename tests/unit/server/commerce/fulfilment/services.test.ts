import { describe, expect, it } from 'vitest';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { verifyLedger } from '../../../../../src/server/commerce/ledger/ledger-check.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { parcelsOfOrder } from '../../../../../src/server/commerce/parcel/records.ts';
import { getPurchaseOrder } from '../../../../../src/server/commerce/purchase/orders.ts';
import { getAccount } from '../../../../../src/server/commerce/wallet/account.ts';
import {
  askOrderService,
  askParcelService,
} from '../../../../../src/server/commerce/warehouse/ask-service.ts';
import { checkChain } from '../../../../../src/server/staff/audit/check.ts';
import { listAudit } from '../../../../../src/server/staff/audit/list.ts';
import { noticesOf } from '../../../support/forwarding.ts';
import { SECOND } from '../../../support/identity-scope.ts';
import { later, PAY_PASSWORD } from '../../../support/shop.ts';
import { open, paidOrder, run } from '../../../support/simulated.ts';

describe('a service that a shopper asked for', () => {
  const services: OwnerScope['tenant']['services'] = (['PARCEL', 'ORDER'] as const).map(
    (offeredFor) => ({
      ...{ code: `OF_${offeredFor}`, name: { en: 'Photos' }, per: 'PARCEL', price: '5.00' },
      ...{ offeredFor, offered: true },
    }),
  );
  const wish = (code: string, note = '') => ({
    ...{ code, note, amount: '5.00', payPassword: PAY_PASSWORD },
  });
  const withServices = (scope: OwnerScope): OwnerScope => ({
    ...scope,
    tenant: { ...scope.tenant, services },
  });

  /** A stored parcel at `now` of the returned scope, an hour after its order was paid. */
  async function storedParcel(isRecorded = false) {
    const { timers, ...opened } = await open({}, isRecorded);
    const orderId = await paidOrder(opened.scope);
    await run(timers, opened.scope, 3600);
    const [parcel] = await parcelsOfOrder(opened.scope, orderId);
    if (!parcel) throw new Error('nothing is stored');
    const scope = withServices(later(opened.scope, 3600 * SECOND));
    return { scope, timers, id: parcel.id };
  }

  it('is done for a parcel after 10 seconds, with photos that the shopper sees', async () => {
    const { scope, timers, id } = await storedParcel();
    await askParcelService(scope, id, wish('OF_PARCEL', 'The soles'));
    const requests = async () => (await getParcel(scope, id)).serviceRequests;
    await run(timers, scope, 9);
    expect(await requests()).toMatchObject([{ state: 'WAITING' }]);
    await run(timers, scope, 10);
    expect(await requests()).toMatchObject([{ state: 'DONE', photos: ['/images/10001.webp'] }]);
    expect((await noticesOf(scope)).map(([type]) => type)).toContain('SERVICE_DONE');
    expect(timers.lines).toEqual([]);
  });

  it('is done for an order that is being bought, once also by runs at the same time', async () => {
    const { scope: opened, timers } = await open();
    const scope = withServices(opened);
    const orderId = await paidOrder(scope);
    await run(timers, scope, 3);
    await askOrderService(later(scope, 3 * SECOND), orderId, wish('OF_ORDER'));
    await Promise.all([run(timers, scope, 60), run(timers, scope, 60)]);
    const { serviceRequests, timeline } = await getPurchaseOrder(scope, orderId);
    expect(serviceRequests).toMatchObject([{ state: 'DONE' }]);
    expect(timeline.filter(({ event }) => event === 'SERVICE_DONE')).toHaveLength(1);
    expect(timers.lines).toEqual([]);
  });

  it('can’t be done with #refuse in its note, and is refunded', async () => {
    const { scope, timers, id } = await storedParcel();
    const before = (await getAccount(scope)).available;
    await askParcelService(scope, id, wish('OF_PARCEL', '#refuse'));
    await run(timers, scope, 20);
    expect((await getParcel(scope, id)).serviceRequests).toMatchObject([
      { state: 'REFUSED', result: expect.stringContaining('sealed') },
    ]);
    expect((await getAccount(scope)).available).toBe(before);
    expect(await verifyLedger(scope.db, scope.tenantId)).toEqual([]);
  });

  it('waits for people where they play the staff', async () => {
    const { scope: opened, timers } = await open({ FULFILMENT: 'manual' });
    const scope = withServices(opened);
    const orderId = await paidOrder(scope);
    await askOrderService(scope, orderId, wish('OF_ORDER'));
    await run(timers, scope, 3600);
    const { serviceRequests } = await getPurchaseOrder(scope, orderId);
    expect(serviceRequests).toMatchObject([{ state: 'WAITING' }]);
  });

  it('stands in the audit as done by the simulator', async () => {
    const { scope, timers, id } = await storedParcel(true);
    const request = await askParcelService(scope, id, wish('OF_PARCEL'));
    await run(timers, scope, 20);
    const { records } = await listAudit(scope, {
      ...{ actorId: 'simulator', call: '', subject: 'SERVICE_REQUEST', pageSize: 10 },
      subjectId: request.id,
    });
    expect(records).toMatchObject([
      { actorKind: 'SIMULATOR', before: { state: 'WAITING' }, change: { stage: 'WAITING' } },
    ]);
    expect((await checkChain(scope, scope.tenantId)).faults).toEqual([]);
  });
});
