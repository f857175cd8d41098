import { and, eq } from 'drizzle-orm';
import { Failure } from '../../../contract/errors.ts';
import type { OpsServiceRequest } from '../../../contract/ops/orders/services.ts';
import { fromFen } from '../../../contract/values/money/money.ts';
import type { ServiceState } from '../../../contract/values/orders/service-kinds.ts';
import { purchaseOrders } from '../../db/schema/orders/orders.ts';
import { serviceRequests } from '../../db/schema/orders/services.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { UPLOADS_PATH } from '../../storage/upload-token.ts';
import { onlyFrom, type Statement, untilCommitted } from '../base/atomically.ts';
import { eventStatement } from '../base/history.ts';
import type { Scope } from '../base/scope.ts';
import { stateMachine } from '../base/state-machine.ts';
import { transferStatements } from '../ledger/ledger.ts';
import { notify } from '../notice/notify.ts';
import { type ServiceRow, tenantRequest, viewOpsRequest } from '../service/requests.ts';
import { refundedAtPaymentStatements } from '../service/with-order.ts';
import { uploadedByStaff } from '../upload/uploads.ts';

/** The states of a paid service. It ends once. */
const serviceStates = stateMachine<ServiceState, 'SERVICE_DONE' | 'SERVICE_REFUSED'>({
  UNPAID: {},
  WAITING: { SERVICE_DONE: 'DONE', SERVICE_REFUSED: 'REFUSED' },
  DONE: {},
  REFUSED: {},
  CANCELLED: {},
});

type Done = {
  result: string;
  /** Paths of this site. */
  photos: readonly string[];
  /** Keys of photos that the staff have uploaded. */
  files?: readonly string[];
};

/** Records that a service was done. Throws `ILLEGAL_TRANSITION`, and `NOT_FOUND` (at `files` for an unknown key). */
export async function finishService(
  scope: Scope,
  id: string,
  { result, photos, files = [] }: Done,
): Promise<OpsServiceRequest> {
  const uploaded = await Promise.all(
    files.map((key) => uploadedByStaff(scope, key, 'QC_PHOTO', 'files')),
  );
  const paths = uploaded.map(({ key }) => `${UPLOADS_PATH}/${key}`);
  return answer(scope, id, 'SERVICE_DONE', { result, photos: [...photos, ...paths] });
}

/** Records that a service can't be done, and refunds it to the balance. Throws `NOT_FOUND`, `ILLEGAL_TRANSITION`. */
export function refuseService(
  scope: Scope,
  id: string,
  { reason }: { reason: string },
): Promise<OpsServiceRequest> {
  return answer(scope, id, 'SERVICE_REFUSED', { result: reason, photos: [] });
}

async function answer(
  scope: Scope,
  id: string,
  event: 'SERVICE_DONE' | 'SERVICE_REFUSED',
  said: { result: string; photos: string[] },
): Promise<OpsServiceRequest> {
  await untilCommitted(scope, async () => {
    const row = await tenantRequest(scope, id);
    const state = serviceStates.nextOrFail(row.state, event);
    const goods = await goodsOf(scope, row);
    return [
      scope.db
        .update(serviceRequests)
        .set({
          ...said,
          state: onlyFrom(serviceRequests.state, [row.state], state),
          stateAt: scope.now,
        })
        .where(and(eq(serviceRequests.id, id), eq(serviceRequests.tenantId, scope.tenantId))),
      ...(event === 'SERVICE_REFUSED' ? refundStatements(scope, row) : []),
      ...noticeStatements(scope, row, { event, goods, text: said.result }),
    ];
  });
  return viewOpsRequest(scope, await tenantRequest(scope, id));
}

type GoodsNow = { status: string; orderNo: string; parcelNo?: string };

/** The parcel or order of a service as it is now. */
async function goodsOf({ db, tenantId }: Scope, row: ServiceRow): Promise<GoodsNow> {
  const [goods] =
    row.subject === 'PURCHASE_PARCEL'
      ? await db
          .select({
            status: purchaseParcels.status,
            orderNo: purchaseParcels.orderNo,
            parcelNo: purchaseParcels.parcelNo,
          })
          .from(purchaseParcels)
          .where(and(eq(purchaseParcels.id, row.subjectId), eq(purchaseParcels.tenantId, tenantId)))
      : await db
          .select({ status: purchaseOrders.status, orderNo: purchaseOrders.orderNo })
          .from(purchaseOrders)
          .where(and(eq(purchaseOrders.id, row.subjectId), eq(purchaseOrders.tenantId, tenantId)));
  if (!goods) throw new Failure('NOT_FOUND');
  return goods;
}

/** The statements that move the price of a service back to the shopper's balance, at most once. */
function refundStatements({ db, now: at }: Scope, row: ServiceRow): Statement[] {
  const { id, tenantId, userId, amountFen, requestNo: reference } = row;
  if (amountFen === 0) return [];
  return [
    ...refundedAtPaymentStatements(db, row),
    ...transferStatements(db, {
      ...{ tenantId, key: `service-refund:${id}`, type: 'REFUND', reference, at },
      postings: [
        { userId, kind: 'AVAILABLE', amountFen },
        { userId: '', kind: 'SERVICE_FEE', amountFen: -amountFen },
      ],
    }),
  ];
}

/** The statements that write it into the history of the goods, and notify the shopper. */
function noticeStatements(
  scope: Scope,
  row: ServiceRow,
  {
    event,
    goods,
    text,
  }: { event: 'SERVICE_DONE' | 'SERVICE_REFUSED'; goods: GoodsNow; text: string },
): Statement[] {
  const { tenantId, userId, subject, subjectId, amountFen } = row;
  const { status, ...numbers } = goods;
  const refunded: { amount?: string } = {
    ...(event === 'SERVICE_REFUSED' && { amount: fromFen(amountFen) }),
  };
  return [
    eventStatement(scope, {
      ...{ tenantId, subject, subjectId, event, from: status, to: status },
      details: {
        ...(refunded.amount !== undefined && { amount: refunded.amount }),
        ...(text && { text }),
      },
    }),
    notify(scope.db, { tenantId, userId, at: scope.now }, event, {
      ...numbers,
      ...refunded,
      number: row.subjectNo,
      text,
    }),
  ];
}
