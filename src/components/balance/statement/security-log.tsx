import type { Output } from '../../../contract/endpoints.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { Pages } from '../../list/pages.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LockIcon } from '../../ui/icon.tsx';
import { Table } from '../../ui/table.tsx';
import type { View } from '../../view.ts';
import { nowrap } from '../balance.css';

/** The account's security log, which the contract calls operations. */
export function SecurityLog({ view, page }: { view: View; page: Output<'listOperations'> }) {
  const { t, locale, tenant } = view;
  if (page.records.length === 0) {
    return <EmptyState icon={<LockIcon />} title={t('balance.operations.none')} />;
  }
  return (
    <>
      <Table caption={t('nav.operations')}>
        <thead>
          <tr>
            <th scope="col">{t('balance.operations.what')}</th>
            <th scope="col">{t('balance.operations.when')}</th>
          </tr>
        </thead>
        <tbody>
          {page.records.map(({ id, kind, createdAt }) => (
            <tr key={id}>
              <th scope="row">{translateKey(t, `operation.${kind}`)}</th>
              <td className={nowrap}>
                <time dateTime={createdAt}>{formatDateTime(locale, createdAt, tenant)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pages t={t} page={page} href={(pageNo) => `/my/balance/operations?pageNo=${pageNo}`} />
    </>
  );
}
