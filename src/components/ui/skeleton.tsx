import { cx } from './cx.ts';
import * as css from './skeleton.css';

type SkeletonProps = {
  readonly shape?: keyof typeof css.shape;
  /** Width relative to the container; `fixed` if the shape or the class sets it. */
  readonly width?: keyof typeof css.width;
  readonly className?: string;
};

/** A placeholder of content that loads. Its container needs `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  const shapeWidth = shape === 'avatar' ? 'fixed' : width;
  return <span className={cx(css.skeleton, css.shape[shape], css.width[shapeWidth], className)} />;
}
