'use client';
import { Link } from '../../../framework/link.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { CardData } from './card-data.ts';
import * as css from './product-card.css';

export type ProductCardProps = {
  id?: string | undefined;
  card: CardData;
  /** The `sizes` of the card's picture. */
  sizes: string;
  /** Whether the card is above the fold, so that its picture is loaded at once. */
  eager?: boolean;
};

/** A product card. The component gets data instead of elements, which halves the bytes of a page. */
export function ProductCard({ id, card, sizes, eager }: ProductCardProps) {
  return (
    <article id={id} className={css.card}>
      <Picture path={card.image} alt="" sizes={sizes} {...(eager && { eager })} />
      <span className={css.platform}>{card.platform}</span>
      <div className={css.body}>
        <h3 className={css.title} dir="auto" lang={card.lang}>
          <Link href={card.href} className={css.cover} title={card.title}>
            {card.title}
          </Link>
        </h3>
        <p className={css.price}>
          <bdi className={css.amount}>{card.price}</bdi>
          <bdi className={css.converted}>{card.converted}</bdi>
        </p>
        <p className={css.note}>{isolated(card.note)}</p>
      </div>
    </article>
  );
}
