import type { ReactNode } from 'react';
import * as css from './badge.css';
import { cx } from './cx.ts';
import { isolated } from './isolated.tsx';
import { softTone, type Tone } from './tone.css';

type BadgeProps = {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A status or a property. */
export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span className={cx(css.badge, softTone[tone], className)}>
      {icon}
      {isolated(children)}
    </span>
  );
}

/** A number, up to "99+". Renders nothing for 0. The container of the badge says what is counted. */
export function CountBadge({
  count,
  corner,
}: {
  readonly count: number;
  /** Whether the badge is on the corner of an icon. */
  readonly corner?: boolean;
}) {
  if (count <= 0) return null;
  return (
    <span className={cx(css.count, corner && css.onCorner)}>{count > 99 ? '99+' : count}</span>
  );
}
