import type { SearchHit } from '../../../contract/ops/search.ts';
import { deskPath } from '../../../site/desk-path.ts';

/** Where the pages of things are, below the tenant. Kinds without a page lead to their shopper. */
const PAGES: Partial<Record<SearchHit['kind'], readonly string[]>> = {
  ORDER: ['orders'],
  PARCEL: ['warehouse', 'parcels'],
  SHIPMENT: ['warehouse', 'shipments'],
  SHOPPER: ['customers'],
};

/** The path of a thing's page. */
export const thingPath = (tenantId: string, kind: SearchHit['kind'], id: string): string =>
  deskPath(tenantId, ...(PAGES[kind] ?? []), id);

/** The path of the page that a hit opens; undefined if the viewer can open none. */
export function hitPath(tenantId: string, { kind, id, shopperId }: SearchHit): string | undefined {
  if (PAGES[kind]) return thingPath(tenantId, kind, id);
  return shopperId ? thingPath(tenantId, 'SHOPPER', shopperId) : undefined;
}
