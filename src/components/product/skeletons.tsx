import { skeleton } from '../deferred/deferred.css';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import * as scroller from '../ui/scroller.css';
import * as section from '../ui/section.css';
import { Skeleton } from '../ui/skeleton.tsx';
import * as css from './cards/product-card.css';
import * as product from './page/product.css';

/** A skeleton with the height of a card and its texts. */
function CardSkeleton() {
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
  Array.from({ length: count }, (_, index) => <CardSkeleton key={index} />);

/** A skeleton for a shelf's row of cards. One card gives the row its full height. */
export function CardsRowSkeleton({ count = 6 }: { count?: number | undefined }) {
  return (
    <div aria-busy className={cx(scroller.row, scroller.item.card)}>
      {cards(count)}
    </div>
  );
}

export function ShelfSkeleton() {
  return (
    <div aria-busy className={cx(skeleton, section.section)}>
      <div className={section.head}>
        <p className={section.title}>&nbsp;</p>
      </div>
      <CardsRowSkeleton />
    </div>
  );
}

/** A skeleton for a heading above rows of cards. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div aria-busy className={cx(skeleton, section.section)}>
      <div className={section.head}>
        <p className={section.title}>&nbsp;</p>
      </div>
      <div className={css.grid}>{cards(count)}</div>
    </div>
  );
}

export function ResultsSkeleton() {
  return (
    <Container aria-busy className={skeleton}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="button" />
      <div className={css.grid}>{cards(12)}</div>
    </Container>
  );
}

export function ProductSkeleton() {
  return (
    <Container aria-busy className={skeleton}>
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
