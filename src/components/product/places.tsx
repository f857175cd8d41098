import { place } from '../deferred/deferred.css';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import * as scroller from '../ui/scroller.css';
import { Skeleton } from '../ui/skeleton.tsx';
import * as product from './product.css';
import * as css from './product-card.css';
import * as section from './section.css';

/** A card is as high without its words as with them. */
function CardPlace() {
  return (
    <div className={css.card}>
      <Skeleton shape="picture" />
      <div className={css.body}>
        <p className={css.title}>
          <Skeleton />
          <Skeleton width="half" />
        </p>
        <p className={css.price}>&nbsp;</p>
        <p className={css.note}>&nbsp;</p>
      </div>
    </div>
  );
}

const cards = (count: number) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: all are alike, and none ever moves
  Array.from({ length: count }, (_, index) => <CardPlace key={index} />);

/** The place of a shelf's cards. One of them is as high as all. */
export function CardsRowPlace({ count = 6 }: { count?: number }) {
  return (
    <div aria-busy className={cx(scroller.row, scroller.item.card)}>
      {cards(count)}
    </div>
  );
}

/** The place of a shelf. */
export function ShelfPlace() {
  return (
    <div aria-busy className={cx(place, section.section)}>
      <div className={section.head}>
        <p className={section.title}>&nbsp;</p>
      </div>
      <CardsRowPlace />
    </div>
  );
}

/** The place of a page of results. */
export function ResultsPlace() {
  return (
    <Container aria-busy className={place}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="button" />
      <div className={css.grid}>{cards(12)}</div>
    </Container>
  );
}

/** The place of a product's page. */
export function ProductPlace() {
  return (
    <Container aria-busy className={place}>
      <div className={product.top}>
        <Skeleton shape="picture" />
        <div className={product.main}>
          <Skeleton shape="title" />
          <Skeleton shape="title" width="third" />
          <Skeleton shape="card" />
          <Skeleton shape="button" />
          <Skeleton shape="card" />
          <Skeleton shape="button" />
        </div>
      </div>
    </Container>
  );
}
