import type { GoodsService } from '../../../contract/calls/services.ts';
import type { Scope } from '../base/scope.ts';
import { type Offer, offersFor, viewOffer } from '../service/offers.ts';
import type { OrderQuote, ShopQuote } from './quote.ts';

/** The services that can be ordered with the goods of a quote, each with its price for all its shops together. */
export function servicesOfQuote(scope: Scope, { shops }: OrderQuote): GoodsService[] {
  const offers = shops.flatMap((shop) => offersOfShop(scope, shop));
  return [...new Set(offers.map(({ service }) => service.code))].flatMap((code) => {
    const offersOfService = offers.filter(({ service }) => service.code === code);
    const [first] = offersOfService;
    const count = offersOfService.reduce((sum, offer) => sum + offer.count, 0);
    return first ? viewOffer(scope, { ...first, count }) : [];
  });
}

/** The services that can be ordered with the goods of one shop, which become one order. */
export const offersOfShop = (scope: Scope, { lines }: Pick<ShopQuote, 'lines'>): Offer[] => {
  const pieces = lines
    .filter(({ orderable }) => orderable)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 0 ? [] : offersFor(scope, 'ORDER', { pieces, weightG: 0 });
};
