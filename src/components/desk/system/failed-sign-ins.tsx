import type { FailedSignIn } from '../../../contract/ops/desk/system.ts';
import type { ListPage } from '../../../contract/values/desk/list.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ListPages } from '../list/list-pages.tsx';
import type { DeskTenantView } from '../view.ts';

/** Failed sign-ins at the desk: when, from where, why, and how often in that hour. */
export function FailedSignIns({
  view,
  page,
}: {
  view: DeskTenantView;
  page: ListPage<FailedSignIn>;
}) {
  const { t, locale, zone } = view;
  return (
    <>
      <p className="desk-quiet">{t('desk.failures.text')}</p>
      <DeskTable
        caption={t('desk.failures.title')}
        columns={[
          {
            key: 'at',
            label: t('desk.audit.at'),
            cell: ({ lastAt }) => formatDateTime(locale, lastAt, zone),
          },
          {
            key: 'why',
            label: t('desk.failures.why'),
            cell: ({ why }) => t(`desk.failures.why.${why}`),
          },
          {
            key: 'typed',
            label: t('desk.failures.typed'),
            cell: ({ typed }) => typed || '–',
          },
          {
            key: 'address',
            label: t('desk.failures.address'),
            cell: ({ address }) => <span className="desk-mono">{address || '–'}</span>,
          },
          {
            key: 'count',
            label: t('desk.failures.count'),
            numeric: true,
            cell: ({ count }) => count,
          },
        ]}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.failures.none')} />}
      />
      <ListPages view={view} page={page} />
    </>
  );
}
