import { cx } from './cx.ts';
import * as css from './skeleton.css';

type SkeletonProps = {
  readonly shape?: keyof typeof css.shape;
  /** Share of the container; `fixed` if shape or class has its own width. */
  readonly width?: keyof typeof css.width;
  readonly className?: string;
};

/** A placeholder of content that loads. Its container has `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  const own = shape === 'avatar' ? 'fixed' : width;
  return <span className={cx(css.skeleton, css.shape[shape], css.width[own], className)} />;
}
