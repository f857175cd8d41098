'use client';
import { Link } from '../../framework/link.tsx';
import * as css from './breadcrumbs.css';
import { ChevronEndIcon } from './icon.tsx';

export type Crumb = { readonly label: string; readonly href?: string };

/** Breadcrumbs. The one without a path is the current page. */
export function Breadcrumbs({
  label,
  crumbs,
}: {
  readonly label: string;
  readonly crumbs: readonly Crumb[];
}) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className={css.item}>
            {index > 0 && <ChevronEndIcon size={16} />}
            {crumb.href ? (
              <Link href={crumb.href} className={css.link}>
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className={css.current}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
