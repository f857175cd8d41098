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

/** Says how many rows are new since the list was shown. The bar lies over the list, so that the rows don't move. */
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
