import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { country, documentNo, optionalLine, quantity } from '../values/fields.ts';
import { productCard } from '../values/goods/product.ts';
import { doorEstimate } from '../values/money/door.ts';

const goods = {
  /** The encrypted link of a product, or its URL at the marketplace. */
  productUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)),
  items: v.pipe(
    v.array(
      v.object({ productSkuId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)), quantity }),
    ),
    v.minLength(1),
    v.maxLength(50),
  ),
};

/** Absent if the goods can't be ordered so, or the weight of one is not known. */
const answer = v.object({ door: v.optional(doorEstimate) });

/** What goods cost at the door. Another backend may not have these calls: then no page shows it. */
export const doorEndpoints = {
  estimateProduct: {
    method: 'POST',
    path: '/front/door-estimate',
    auth: 'public',
    group: 'product',
    summary:
      'All that variants of one product cost until they are at the door, in the shop’s home country or another',
    body: v.object({ ...goods, country: v.optional(country), postCode: optionalLine(20) }),
    answerOnly: true,
    output: answer,
    errors: ['WRONG_LINK', 'PRODUCT_NOT_FOUND', 'SOURCE_UNAVAILABLE'],
  },
  estimateMyProduct: {
    method: 'POST',
    path: '/front/door-estimate/mine',
    auth: 'user',
    group: 'product',
    summary: 'As estimateProduct, at the shopper’s default address',
    body: v.object(goods),
    answerOnly: true,
    output: answer,
    errors: ['WRONG_LINK', 'PRODUCT_NOT_FOUND', 'SOURCE_UNAVAILABLE'],
  },
  estimateExample: {
    method: 'GET',
    path: '/front/door-estimate/example',
    auth: 'public',
    group: 'product',
    summary:
      'All that one piece of a preferred product of the tenant costs until it is at the door, in the shop’s home country or another',
    query: v.object({ country: v.optional(country) }),
    /** No example if no preferred product is sold by the piece and can be estimated. */
    output: v.object({
      example: v.optional(v.object({ product: productCard, door: doorEstimate })),
    }),
  },
  estimateOrders: {
    method: 'GET',
    path: '/front/door-estimate/orders',
    auth: 'user',
    group: 'orders',
    summary: 'What the goods of purchase orders cost at the door, sent home together',
    query: v.object({ orderNos: v.pipe(v.array(documentNo), v.minLength(1), v.maxLength(50)) }),
    output: answer,
  },
} as const satisfies Record<string, Endpoint>;
