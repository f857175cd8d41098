import { cx } from './cx.ts';
import * as css from './skeleton.css';

type SkeletonProps = {
  readonly shape?: keyof typeof css.shape;
  /** Share of the place; `fixed` where the shape or a class has a width of its own. */
  readonly width?: keyof typeof css.width;
  readonly className?: string;
};

/** The place of something that is on its way. Its container carries `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full', className }: SkeletonProps) {
  const own = shape === 'avatar' ? 'fixed' : width;
  return <span className={cx(css.skeleton, css.shape[shape], css.width[own], className)} />;
}
