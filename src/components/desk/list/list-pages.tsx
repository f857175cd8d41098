import { type ListPage, MAX_COUNTED } from '../../../contract/values/desk/list.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { DeskView } from '../view.ts';
import { listAddress } from './address.ts';

/** How many rows a list has, and links to its next and its first page. */
export function ListPages({ view, page }: { view: DeskView; page: ListPage<unknown> }) {
  const { t, locale, pagePath } = view;
  const format = numberFormat(locale, {});
  const total =
    page.total > MAX_COUNTED ? `${format.format(MAX_COUNTED)}+` : format.format(page.total);
  const isFirst = !new URLSearchParams(pagePath.split('?', 2)[1]).has('cursor');
  if (page.total === 0 && isFirst) return null;
  return (
    <div className="desk-row">
      <span className="desk-quiet">{t('desk.list.total', { total })}</span>
      {!isFirst && (
        <ButtonLink size="sm" href={listAddress(pagePath, { cursor: undefined })}>
          {t('desk.list.first')}
        </ButtonLink>
      )}
      {page.next && (
        <ButtonLink size="sm" href={listAddress(pagePath, { cursor: page.next })} rel="next">
          {t('desk.list.next')}
        </ButtonLink>
      )}
    </div>
  );
}
