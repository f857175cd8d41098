import type { ReactNode } from 'react';
import * as css from './badge.css';
import { cx } from './cx.ts';
import { softTone, type Tone } from './tone.css';

type BadgeProps = {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A state or a property in a word. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(css.badge, softTone[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

/** How many; nothing for none. What is counted is said by whatever holds it. */
export function CountBadge({
  count,
  corner,
}: {
  readonly count: number;
  readonly corner?: boolean;
}) {
  if (count <= 0) return null;
  return (
    <span className={cx(css.count, corner && css.onCorner)}>{count > 99 ? '99+' : count}</span>
  );
}
