import type { SearchHit } from '../../../contract/ops/orders/search.ts';
import { deskPath } from '../../../site/desk-path.ts';

/** The pages of numbered objects, as paths below the tenant. */
const PAGES: Partial<Record<SearchHit['kind'], readonly string[]>> = {
  ORDER: ['orders'],
  PARCEL: ['warehouse', 'parcels'],
  SHIPMENT: ['shipments'],
  DEPOSIT: ['money', 'deposits'],
  WITHDRAWAL: ['money', 'withdrawals'],
  REFUND: ['money', 'refunds'],
};

/** The path of the page of a numbered object; undefined if there is no such page. */
export function thingPath(
  tenantId: string,
  kind: SearchHit['kind'],
  number: string,
): string | undefined {
  const page = PAGES[kind];
  return page && deskPath(tenantId, ...page, number);
}

/**
 * The path of the page that a hit opens: that of the object, or of its shopper; undefined if the viewer may open
 * neither.
 */
export const hitPath = (
  tenantId: string,
  { kind, number, shopperId }: SearchHit,
): string | undefined =>
  thingPath(tenantId, kind, number) ??
  (shopperId ? deskPath(tenantId, 'customers', shopperId) : undefined);
