import type { Output } from '../../contract/endpoints.ts';

/** A shopper's own delivery address in China. */
export type OwnWarehouse = Output<'listUserWarehouses'>[number];

type Asked = { next?: string | undefined; address?: string | undefined };

/**
 * The page at the shopper's own addresses, with the id of the one to change and the own path to go
 * to next.
 */
export function warehousesHref({ next, address }: Asked): string {
  const query = new URLSearchParams();
  if (address) query.set('address', address);
  if (next) query.set('next', next);
  return `/my/warehouses${query.size > 0 ? `?${query}` : ''}#own`;
}
