'use client';
import { Scroller } from '../../ui/scroller.tsx';
import type { CardData } from './card-data.ts';
import * as css from './product-card.css';
import { ProductCard } from './product-card.tsx';

const GRID_SIZES = '(min-width: 1024px) 270px, (min-width: 768px) 31vw, 48vw';
const SHELF_SIZES = '(min-width: 768px) 220px, 42vw';

type GridProps = {
  cards: readonly CardData[];
  /** Number of cards above the fold. */
  eager?: number;
  /**
   * The shown result pages: the number of the first, and the index of the first card of each.
   * These cards get anchors such as `#page-2`.
   */
  pages?: { firstPageNo: number; starts: readonly number[] };
};

/** Cards in even rows. */
export function ProductGrid({ cards, eager = 0, pages }: GridProps) {
  const anchor = (index: number) => {
    const pageIndex = pages?.starts.indexOf(index) ?? -1;
    return pages && pageIndex >= 0 ? `page-${pages.firstPageNo + pageIndex}` : undefined;
  };
  return (
    <div className={css.grid}>
      {cards.map((card, index) => (
        <ProductCard
          key={card.id}
          id={anchor(index)}
          card={card}
          sizes={GRID_SIZES}
          eager={index < eager}
        />
      ))}
    </div>
  );
}

type ShelfProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  cards: readonly CardData[];
  /** Number of cards above the fold. */
  eager?: number;
};

/** Cards in one scrolling row. */
export function ProductShelf({ cards, eager = 0, ...labels }: ShelfProps) {
  return (
    <Scroller {...labels}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} sizes={SHELF_SIZES} eager={index < eager} />
      ))}
    </Scroller>
  );
}
