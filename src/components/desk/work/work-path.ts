import type { WorkRow } from '../../../contract/ops/desk/work.ts';
import type { WorkSubject } from '../../../contract/values/desk/piles.ts';
import { orderTypeOf } from '../../../contract/values/orders/order-number.ts';
import { deskPath } from '../../../site/desk-path.ts';
import type { DeskTenantView } from '../view.ts';

/** The page of each kind of object, as a path below the tenant. Objects of other kinds are handled in their list. */
const PAGES: Partial<Record<WorkSubject, readonly string[]>> = {
  PURCHASE_ORDER: ['orders'],
  PURCHASE_PARCEL: ['warehouse', 'parcels'],
  TRANSIT_ORDER: ['shipments'],
  DEPOSIT: ['money', 'deposits'],
  WITHDRAWAL: ['money', 'withdrawals'],
  REFUND: ['money', 'refunds'],
};

/** The path of the page of an object that waits; undefined if it has none. */
export function workPath(
  { tenant }: Pick<DeskTenantView, 'tenant'>,
  { id, subject, number }: Pick<WorkRow, 'id' | 'subject' | 'number'>,
): string | undefined {
  if (subject === 'BANK_LINE') return deskPath(tenant.id, 'money', 'bank', 'lines', id);
  if (subject === 'UNKNOWN_PARCEL') return deskPath(tenant.id, 'warehouse', 'unknown');
  if (subject === 'SERVICE_REQUEST') {
    const isOrder = orderTypeOf(number) === 'PURCHASE_ORDER';
    return deskPath(tenant.id, ...(isOrder ? ['orders'] : ['warehouse', 'parcels']), number);
  }
  const page = PAGES[subject];
  return page && number ? deskPath(tenant.id, ...page, number) : undefined;
}
