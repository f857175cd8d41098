import fc from 'fast-check';
import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { purchaseParcelDetail } from '../../../../../src/contract/calls/parcels.ts';
import { commit } from '../../../../../src/server/commerce/base/atomically.ts';
import type { OwnerScope } from '../../../../../src/server/commerce/base/scope.ts';
import { walletOf } from '../../../../../src/server/commerce/ledger/ledger.ts';
import { withdrawParcel } from '../../../../../src/server/commerce/parcel/announce.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import { moveParcelStatements } from '../../../../../src/server/commerce/parcel/move-parcel.ts';
import type { ParcelEvent } from '../../../../../src/server/commerce/parcel/parcel-states.ts';
import { tenantParcel } from '../../../../../src/server/commerce/parcel/records.ts';
import { payPayment } from '../../../../../src/server/commerce/settlement/pay.ts';
import { decideParcel } from '../../../../../src/server/commerce/warehouse/decide-parcel.ts';
import {
  checkParcel,
  parcelArrived,
  parcelException,
  parcelReturned,
  traceParcel,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { extendStorage } from '../../../../../src/server/commerce/warehouse/storage.ts';
import { endStorage } from '../../../../../src/server/commerce/warehouse/storage-end.ts';
import { refunds } from '../../../../../src/server/db/schema/orders/refunds.ts';
import { IS_FULL } from '../../../../support/sample.ts';
import { announced, announcer } from '../../../support/announcing.ts';
import { ARRIVAL, BAD, GOOD, openWarehouse, operatorOf } from '../../../support/fulfilment.ts';
import { DAY } from '../../../support/identity-scope.ts';
import { attempt, expectConsistent } from '../../../support/order-run.ts';
import { later, PAY_PASSWORD } from '../../../support/shop.ts';

type Stage = { scope: OwnerScope; operator: OwnerScope; id: string };

/** Moves the parcel as a transit order does. */
const move = (event: ParcelEvent) => async (stage: Stage) => {
  const { operator, id } = stage;
  await commit(operator, moveParcelStatements(operator, await tenantParcel(operator, id), event));
};

/** Every call about a parcel without an order, made by the person who may make it. */
const CALLS: readonly ((stage: Stage) => Promise<unknown>)[] = [
  ({ scope, id }) => withdrawParcel(scope, id),
  ({ operator, id }) => traceParcel(operator, id, { status: 'TRANSPORT', text: '' }),
  ({ operator, id }) => traceParcel(operator, id, { status: 'SIGN', text: '' }),
  ({ operator, id }) => parcelArrived(operator, id, ARRIVAL),
  ({ operator, id }) => checkParcel(operator, id, GOOD),
  ({ operator, id }) => checkParcel(operator, id, BAD),
  ({ scope, id }) => decideParcel(scope, id, { decision: 'ACCEPT' }),
  ({ scope, id }) => decideParcel(scope, id, { decision: 'RETURN' }),
  ({ operator, id }) => parcelReturned(operator, id),
  ({ operator, id }) => parcelException(operator, id, { exception: 'LOST', note: 'x' }),
  ({ scope, id }) =>
    extendStorage(scope, id).then((due) => payPayment(scope, due.id, PAY_PASSWORD)),
  move('LOCKED'),
  move('UNLOCKED'),
  move('SHIPPED_OUT'),
  move('SENT_BACK'),
  move('FINISHED'),
];

const step = fc.record({
  call: fc.nat(CALLS.length - 1),
  days: fc.oneof({ weight: 15, arbitrary: fc.constant(0) }, fc.constantFrom(1, 31, 91)),
});

it('any actions of warehouses and shoppers with an announced parcel keep to the table of transitions, and move no money but for its storage', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 80 }), async (steps) => {
      const { db, scope: start } = await openWarehouse();
      const { id } = await announced(announcer(start));
      let scope = start;
      for (const { call, days } of steps) {
        scope = later(scope, 1000 + days * DAY);
        await endStorage({ db, now: scope.now });
        const stage = { scope, operator: operatorOf(scope), id };
        const refusal = await attempt(db, () => CALLS[call]?.(stage) ?? Promise.resolve());
        expect([undefined, 'ILLEGAL_TRANSITION', 'INSUFFICIENT_BALANCE', 'RATE_TOO_OLD']).toContain(
          refusal,
        );
      }
      await expectConsistent(db, 'one');
      const parcel = parse(purchaseParcelDetail, await getParcel(scope, id));
      const paid = parcel.payments.filter(({ status }) => status === 'PAID');
      const { availableFen } = await walletOf(db, scope);
      expect(availableFen).toBe(1000_00 - paid.length * 15_00);
      expect(await db.select().from(refunds)).toEqual([]);
    }),
    { numRuns: IS_FULL ? 40 : 6 },
  );
});
