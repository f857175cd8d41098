import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import * as css from './description-list.css';
import { isolated } from './isolated.tsx';

export type Description = {
  readonly term: string;
  /** An explanation below the term. */
  readonly note?: string;
  readonly value: ReactNode;
  /** Whether the value is emphasised, such as a total. */
  readonly strong?: boolean;
};

type DescriptionListProps = {
  readonly items: readonly Description[];
  readonly variant?: keyof typeof css.row;
  readonly className?: string;
};

export function DescriptionList({ items, variant = 'spread', className }: DescriptionListProps) {
  return (
    <dl className={cx(css.list, className)}>
      {items.map(({ term, note, value, strong }) => (
        <div key={term} className={css.row[variant]}>
          <dt className={cx(strong ? css.strong : css.term)}>
            {isolated(term)}
            {note && <span className={css.note}>{isolated(note)}</span>}
          </dt>
          <dd className={cx(variant === 'spread' && css.spreadValue, strong && css.strong)}>
            {isolated(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
