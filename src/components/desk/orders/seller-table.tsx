import type { Seller } from '../../../contract/ops/orders/buying.ts';
import { formatDateTime, formatNumber } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { SourceText } from '../../ui/source-text.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import type { DeskTenantView } from '../view.ts';

/** A table of sellers, with the sums of their orders. */
export function SellerTable({ view, rows }: { view: DeskTenantView; rows: readonly Seller[] }) {
  const { t, locale, zone, tenant } = view;
  const count = (key: 'orders' | 'refused' | 'late'): Column<Seller> => ({
    key,
    label: t(`desk.sellers.${key}`),
    numeric: true,
    cell: (row) =>
      key !== 'orders' && row[key] > 0 ? (
        <strong className="desk-wrong">{formatNumber(locale, row[key])}</strong>
      ) : (
        formatNumber(locale, row[key])
      ),
  });
  const columns: Column<Seller>[] = [
    {
      key: 'name',
      label: t('desk.orders.seller'),
      cell: (row) => (
        <a href={deskPath(tenant.id, 'sellers', `${row.platform}~${row.shopId}`)}>
          <SourceText>{row.shopName || t('desk.orders.byHand')}</SourceText>
        </a>
      ),
    },
    {
      key: 'platform',
      label: t('desk.orders.platform'),
      cell: ({ platform }) => t(`platform.${platform}`),
    },
    count('orders'),
    count('refused'),
    count('late'),
    {
      key: 'last',
      label: t('desk.sellers.last'),
      numeric: true,
      cell: ({ lastOrderAt }) => formatDateTime(locale, lastOrderAt, zone, { dateStyle: 'medium' }),
    },
  ];
  return (
    <DeskTable
      caption={t('desk.sellers.title')}
      columns={columns}
      rows={rows}
      idOf={({ platform, shopId }) => `${platform}~${shopId}`}
      empty={<DeskEmpty title={t('desk.list.empty')} />}
    />
  );
}
