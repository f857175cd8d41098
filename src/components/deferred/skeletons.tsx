import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import * as css from './deferred.css';

/** The place of a list, or of boxes one under the other. */
export function CardsPlace({ count = 4 }: { count?: number }) {
  return (
    <div aria-busy className={css.place}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike, and none ever moves
        <Skeleton key={index} shape="card" />
      ))}
    </div>
  );
}

/** The place of a page that is a text. */
export function TextPlace() {
  return (
    <Container aria-busy className={cx(css.place, css.text)}>
      <Skeleton shape="title" width="half" />
      {(['one', 'two', 'three'] as const).map((paragraph) => (
        <div key={paragraph}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="most" />
        </div>
      ))}
    </Container>
  );
}
