import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import * as css from './deferred.css';

/** A skeleton for a list, or for boxes one below the other. */
export function CardsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div aria-busy className={css.skeleton}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike, and none ever moves
        <Skeleton key={index} shape="card" />
      ))}
    </div>
  );
}

/** A skeleton for a page of text. */
export function TextSkeleton() {
  return (
    <Container aria-busy className={cx(css.skeleton, css.text)}>
      <Skeleton shape="title" width="half" />
      {(['one', 'two', 'three'] as const).map((paragraph) => (
        <div key={paragraph}>
          <Skeleton />
          <Skeleton />
          <Skeleton width="wide" />
        </div>
      ))}
    </Container>
  );
}
