import { Link } from '../../framework/link.tsx';
import { cx } from './cx.ts';
import { ChevronEndIcon, ChevronStartIcon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css';

type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly href: (page: number) => string;
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The current page, for a phone: "3 / 12". */
  readonly placeLabel: string;
};

export function Pagination(props: PaginationProps) {
  const { page, pageCount, href, label, previousLabel, nextLabel, placeLabel } = props;
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={css.pages}>
      {page > 1 && (
        <Link href={href(page - 1)} rel="prev" aria-label={previousLabel} className={css.page}>
          <ChevronStartIcon />
        </Link>
      )}
      {pageWindow(page, pageCount).map((number, index, all) =>
        number === null ? (
          <span key={`after ${all[index - 1]}`} className={cx(css.page, css.number)}>
            …
          </span>
        ) : (
          <Link
            key={number}
            href={href(number)}
            aria-current={number === page ? 'page' : undefined}
            className={cx(css.page, css.number)}
          >
            {number}
          </Link>
        ),
      )}
      <span className={css.current}>{placeLabel}</span>
      {page < pageCount && (
        <Link href={href(page + 1)} rel="next" aria-label={nextLabel} className={css.page}>
          <ChevronEndIcon />
        </Link>
      )}
    </nav>
  );
}
