import { newId, newNumber } from '../../crypto/random.ts';
import type { ServiceSubject } from '../../db/schema/orders/services.ts';
import type { OwnerScope } from '../base/scope.ts';
import type { Offer } from './offers.ts';
import type { ServiceRow } from './requests.ts';

/** A new service request of a shopper for goods. One that was ordered with goods has a payment. */
export function newRequest(
  { now, tenantId, userId }: OwnerScope,
  goods: { subject: ServiceSubject; id: string; number: string },
  { service, priceFen, count }: Offer,
  { note = '', paymentNo = null }: { note?: string; paymentNo?: string | null },
): ServiceRow {
  const { subject, id, number } = goods;
  const { code, name, per } = service;
  return {
    ...{ id: newId(now), tenantId, userId, requestNo: newNumber('V', now) },
    ...{ subject, subjectId: id, subjectNo: number, paymentNo },
    ...{ code, name, per, priceFen, count, amountFen: priceFen * count, note },
    ...{ state: paymentNo === null ? 'WAITING' : 'UNPAID', stateAt: now },
    ...{ result: '', photos: [], version: 0, createdAt: now },
  };
}
