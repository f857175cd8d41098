import { Skeleton } from '../ui/skeleton.tsx';
import * as card from './product-card.css';
import * as css from './section.css';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A shelf that is on its way, as large as the one that comes. */
export function ShelfSkeleton() {
  return (
    <div className={`${css.section} ${css.waiting}`} aria-busy="true">
      <Skeleton shape="title" width="third" />
      <div className={css.shelf}>
        {PLACES.map((place) => (
          <div key={place} className={card.card}>
            <Skeleton shape="picture" />
            <div className={card.body}>
              <div className={card.price}>
                <Skeleton width="half" />
              </div>
              <div className={card.title}>
                <Skeleton />
                <Skeleton width="most" />
              </div>
              <div className={card.note}>
                <Skeleton width="third" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
