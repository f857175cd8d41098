import type { Output } from '../../contract/endpoints.ts';

/** A shopper's own delivery address in China. */
export type OwnWarehouse = Output<'listUserWarehouses'>[number];

type WarehousesQuery = { next?: string | undefined; address?: string | undefined };

/**
 * The path of the warehouses page, at the shopper's own addresses. `address` is the id of the address to
 * change, `next` the path of this site to go to afterwards.
 */
export function warehousesHref({ next, address }: WarehousesQuery): string {
  const query = new URLSearchParams();
  if (address) query.set('address', address);
  if (next) query.set('next', next);
  return `/my/warehouses${query.size > 0 ? `?${query}` : ''}#own`;
}
