'use client';
import { Scroller } from '../ui/scroller.tsx';
import type { CardData } from './card-data.ts';
import * as css from './product-card.css';
import { ProductCard } from './product-card.tsx';

const GRID_SIZES = '(min-width: 1024px) 270px, (min-width: 768px) 31vw, 48vw';
const SHELF_SIZES = '(min-width: 768px) 220px, 42vw';

/** Cards in even rows; the first `eager` of them are above the fold. */
export function ProductGrid({ cards, eager = 0 }: { cards: readonly CardData[]; eager?: number }) {
  return (
    <div className={css.grid}>
      {cards.map((card, index) => (
        <ProductCard key={card.id} card={card} sizes={GRID_SIZES} eager={index < eager} />
      ))}
    </div>
  );
}

type ShelfProps = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  cards: readonly CardData[];
};

/** Cards in one row that scrolls. */
export function ProductShelf({ cards, ...labels }: ShelfProps) {
  return (
    <Scroller {...labels}>
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} sizes={SHELF_SIZES} />
      ))}
    </Scroller>
  );
}
