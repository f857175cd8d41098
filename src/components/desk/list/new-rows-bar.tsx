import type { Input } from '../../../contract/endpoints.ts';
import type { DeskTenantView } from '../view.ts';
import { listAddress } from './address.ts';
import { DeskNewRows } from './desk-new-rows.tsx';
import { filterText } from './filter-text.ts';

type BarProps = {
  view: DeskTenantView;
  list: Input<'countNewRows'>['query']['list'];
  /** The query of the list's call, as the screen makes it. */
  query: Readonly<Record<string, string | number | undefined>>;
  /** When the list was shown, in milliseconds since the epoch. */
  now: number;
};

/** Says how much has come to a list since it was shown. It lies over the list: the rows never move by themselves. */
export function NewRowsBar({ view: { t, tenant, pagePath }, list, query, now }: BarProps) {
  const fields = { list, filter: filterText(query), asOf: new Date(now).toISOString() };
  return (
    <DeskNewRows
      key={`${pagePath} ${now}`}
      path={`/api/ops/new-rows?${new URLSearchParams({ ...fields, tenant: tenant.id })}`}
      href={listAddress(pagePath, { job: undefined, edit: undefined })}
      text={t('desk.list.new', { count: '#' })}
      show={t('desk.list.showNew')}
    />
  );
}
