import type { ProductCard } from '../../../contract/values/goods/product.ts';
import { Section } from '../../ui/section.tsx';
import type { View } from '../../view.ts';
import { cardData } from '../cards/card-data.ts';
import { ProductShelf } from '../cards/product-cards.tsx';

type ShelfProps = {
  view: View;
  title: string;
  products: readonly ProductCard[];
  /** Number of products above the fold. */
  eager?: number;
};

/** A heading with a row of products. Renders nothing if there are no products. */
export function Shelf({ view, title, products, eager = 0 }: ShelfProps) {
  const { t } = view;
  if (products.length === 0) return null;
  return (
    <Section title={title}>
      <ProductShelf
        label={title}
        previousLabel={t('shelf.previous')}
        nextLabel={t('shelf.next')}
        cards={products.map((product) => cardData(view, product))}
        {...(eager > 0 && { eager })}
      />
    </Section>
  );
}
