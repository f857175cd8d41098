import type { Product } from '../../contract/values/product.ts';
import { moneyToday } from '../money/money-format.ts';
import type { View } from '../view.ts';
import { ComingShelf } from './coming-shelf.tsx';
import { platformNames } from './platform-names.ts';
import { shopHref } from './seller-card.tsx';

/** The best sold of the same shop, and of the same category. */
export function OtherProducts({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { productId, categoryId, shop } = product;
  const common = {
    except: productId,
    money: moneyToday(view),
    platforms: platformNames(t),
    previousLabel: t('shelf.previous'),
    nextLabel: t('shelf.next'),
  };
  const seeAll = t('home.seeAll');
  return (
    <>
      <ComingShelf
        {...common}
        title={t('product.moreOfShop')}
        of={{ shopId: shop.shopId }}
        more={{ href: shopHref(shop.shopId), label: seeAll }}
      />
      <ComingShelf
        {...common}
        title={t('product.similar')}
        of={{ categoryId }}
        more={{
          href: `/product-search?categoryId=${encodeURIComponent(categoryId)}`,
          label: seeAll,
        }}
      />
    </>
  );
}
