import type { doorEndpoints } from '../../../contract/calls/door.ts';
import { doorOfProduct } from '../../commerce/cart/door-of-product.ts';
import { doorOf, homeOf } from '../../commerce/door/destination.ts';
import { doorOfOrders } from '../../commerce/purchase/door-of-orders.ts';
import type { Handlers } from '../handler.ts';
import { doorExample } from './door-example.ts';
import { visitorReader } from './product.ts';

export const doorHandlers: Pick<Handlers, keyof typeof doorEndpoints> = {
  estimateProduct: async (scope, { body: { country, postCode, ...goods } }) => {
    const wish = country ? { destination: { country, postCode } } : homeOf(scope);
    const products = (urls: readonly string[]) =>
      scope.sources.detailsOrNull(urls, visitorReader(scope));
    return answer(await doorOfProduct({ ...scope, products }, goods, wish));
  },
  estimateMyProduct: async (scope, { body }) =>
    answer(await doorOfProduct(scope, body, await doorOf(scope))),
  estimateExample: async (scope, { query: { country } }) => {
    const example = await doorExample(
      scope,
      country ? { destination: { country } } : homeOf(scope),
    );
    return example ? { example } : {};
  },
  estimateOrders: async (scope, { query }) => answer(await doorOfOrders(scope, query.orderNos)),
};

const answer = <T>(door: T | undefined) => (door ? { door } : {});
