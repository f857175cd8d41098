import * as v from 'valibot';
import type { Endpoint } from '../../endpoint.ts';
import { id, text } from '../../values/fields.ts';

/** The longest text that the staff search by: that of a marketplace's share button fits. */
export const MAX_SEARCH = 1000;

/** The kinds of things that the staff find. */
export const HIT_KINDS = [
  'ORDER',
  'PARCEL',
  'SHIPMENT',
  'PAYMENT',
  'DEPOSIT',
  'WITHDRAWAL',
  'REFUND',
  'SHOPPER',
] as const;

export const searchHit = v.object({
  kind: v.picklist(HIT_KINDS),
  id,
  /** The number that people know; empty for a shopper. */
  number: v.string(),
  /** The status of a thing; the e-mail of a shopper. */
  detail: v.string(),
  /** The shopper to whom it belongs, and their name; empty if the caller may not see shoppers. */
  shopperId: v.string(),
  shopperName: v.string(),
  /**
   * The title of the goods by which an order was found: for readers of Chinese the seller's own, else as it was
   * translated for the shopper. Empty if it was not found by goods.
   */
  title: v.string(),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

export const opsSearchEndpoints = {
  searchDesk: {
    method: 'GET',
    path: '/ops/search',
    right: 'self',
    atStations: true,
    auth: 'operator',
    group: 'ops',
    summary:
      'Search what the caller may see at the tenant: first objects with exactly this number (also of the marketplace and the carriers), then shoppers, then orders by the title of their goods. For a text with a link to a product: the orders of that product',
    query: v.object({ q: text(MAX_SEARCH) }),
    output: v.object({ hits: v.array(searchHit) }),
    errors: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
