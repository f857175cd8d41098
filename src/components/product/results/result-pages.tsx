import type { SearchResult } from '../../../contract/calls/catalogue.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { View } from '../../view.ts';
import { LoadMore } from './load-more.tsx';
import * as css from './results.css';
import { MAX_PAGES_AT_ONCE, nextHref, type SearchState, searchHref } from './search-state.ts';

type ResultPagesProps = {
  view: View;
  state: SearchState;
  /** The last of the pages shown. */
  last: Pick<SearchResult, 'nextPage' | 'totalPage'>;
};

/**
 * Links to further results: to show the next page below the present results and, if the source numbers its pages, to
 * any page.
 */
export function ResultPages({ view, state, last }: ResultPagesProps) {
  const { t } = view;
  const { pageNo, from, cursors } = state;
  const next = nextHref(state, last);
  const isFull = pageNo - from + 1 >= MAX_PAGES_AT_ONCE;
  const isNumbered = cursors.length === 0 && last.totalPage > 0;
  return (
    <div className={css.pageLinks}>
      {next && !isFull && (
        <LoadMore href={next} label={t('results.more')} waiting={t('results.loading')} />
      )}
      {isNumbered && (
        <Pagination
          page={pageNo}
          pageCount={last.totalPage}
          href={(page) => `${searchHref(state, { pageNo: page })}#page-${page}`}
          label={t('results.pages')}
          previousLabel={t('results.previous')}
          nextLabel={t('results.next')}
          placeLabel={t('results.place', { page: pageNo, count: last.totalPage })}
        />
      )}
      {!isNumbered && (from > 1 || isFull) && (
        <nav className={css.chips} aria-label={t('results.pages')}>
          {from > 1 && <ButtonLink href={searchHref(state)}>{t('results.first')}</ButtonLink>}
          {next && isFull && (
            <ButtonLink href={next} rel="next">
              {t('results.next')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  );
}
