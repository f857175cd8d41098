import type { Product } from '../../../contract/values/goods/product.ts';
import { categoryHref } from '../../../site/category-href.ts';
import type { View } from '../../view.ts';
import { shopHref } from '../page/seller-card.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { LazyShelf } from './lazy-shelf.tsx';
import { shelfFormat } from './shelf-format.ts';

/** Best sellers of the same shop and of the same category. */
export function OtherProducts({ view, product }: { view: View; product: Product }) {
  const { t } = view;
  const { productId, categoryId, shop } = product;
  const common = { ...shelfFormat(view), except: [productId] };
  const shelf = (title: string, href: string, of: FetchedShelfProps['of']) => {
    const more = { href, label: t('home.seeAll') };
    return <LazyShelf {...common} title={title} of={of} more={more} />;
  };
  return (
    <>
      {shelf(t('product.moreOfShop'), shopHref(shop.shopId), { shopId: shop.shopId })}
      {shelf(t('product.similar'), categoryHref(categoryId), {
        categoryId,
      })}
    </>
  );
}
