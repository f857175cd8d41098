'use client';
import { Link } from '../../framework/link.tsx';
import type { NavigationEntry } from '../navigation/navigation.ts';
import * as css from './header.css';

type HeaderNavigationProps = {
  readonly entries: readonly NavigationEntry[];
  /** Path of the entry that is the current page, if any is. */
  readonly current: string | undefined;
  readonly label: string;
};

/**
 * Links to the tenant's articles, and, if there is no menu of categories, to the categories. They are in
 * one row, which scrolls if it is too narrow.
 */
export function HeaderNavigation({ entries, current, label }: HeaderNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link
              href={entry.path}
              className={css.item}
              aria-current={entry.path === current ? 'page' : undefined}
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
