import type { Product } from '../../../contract/values/product.ts';
import { moneyToday } from '../../money/money-format.ts';
import { Section } from '../../ui/section.tsx';
import type { View } from '../../view.ts';
import { platformNames } from '../cards/platform-names.ts';
import { shopHref } from '../page/seller-card.tsx';
import { CardsRowSkeleton } from '../skeletons.tsx';
import type { FetchedShelfProps } from './fetched-shelf.tsx';
import { LazyShelf } from './lazy-shelf.tsx';

/** Best sellers of the same shop and of the same category. */
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
  const shelf = (title: string, href: string, of: FetchedShelfProps['of']) => {
    const more = { href, label: t('home.seeAll') };
    return (
      <LazyShelf {...common} title={title} of={of} more={more}>
        <Section title={title} more={more}>
          <CardsRowSkeleton count={1} />
        </Section>
      </LazyShelf>
    );
  };
  return (
    <>
      {shelf(t('product.moreOfShop'), shopHref(shop.shopId), { shopId: shop.shopId })}
      {shelf(t('product.similar'), `/product-search?categoryId=${encodeURIComponent(categoryId)}`, {
        categoryId,
      })}
    </>
  );
}
