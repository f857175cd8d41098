import { Pagination } from '../ui/pagination.tsx';
import type { View } from '../view.ts';

type PagesProps = {
  t: View['t'];
  page: { pageNo: number; totalPage: number };
  href: (pageNo: number) => string;
};

/** Links to the pages of a list. */
export function Pages({ t, page: { pageNo, totalPage }, href }: PagesProps) {
  return (
    <Pagination
      page={pageNo}
      pageCount={totalPage}
      href={href}
      label={t('paging.label')}
      previousLabel={t('paging.previous')}
      nextLabel={t('paging.next')}
      placeLabel={t('paging.place', { page: pageNo, count: totalPage })}
    />
  );
}
