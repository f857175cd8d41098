import type { OpsParcel } from '../../../contract/ops/parcels.ts';
import { formatDateTime, formatWeight } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

/** A time in the tenant's zone. */
export const timeText = ({ locale, zone }: DeskTenantView, at: string): string =>
  formatDateTime(locale, at, zone, { dateStyle: 'medium', timeStyle: 'short' });

/** What is in a parcel, in a line. */
const goodsOf = ({ items }: OpsParcel): string =>
  items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ');

/** All columns of the list of parcels. */
export function parcelColumns(view: DeskTenantView): Column<OpsParcel>[] {
  const { t, tenant, locale } = view;
  return [
    {
      key: 'parcel',
      label: t('desk.warehouse.parcel'),
      cell: ({ parcelNo }) => (
        <a
          className="desk-mono"
          href={rowPath(view, deskPath(tenant.id, 'warehouse', 'parcels', parcelNo))}
        >
          {parcelNo}
        </a>
      ),
    },
    {
      key: 'status',
      label: t('desk.warehouse.status'),
      cell: ({ status }) => (
        <span className="desk-nowrap">{translateKey(t, `desk.parcelStatus.${status}`)}</span>
      ),
    },
    {
      key: 'carrier',
      label: t('desk.warehouse.carrier'),
      cell: ({ domesticCarrier, domesticTrackingNo }) => (
        <>
          {domesticCarrier} <span className="desk-mono">{domesticTrackingNo}</span>
        </>
      ),
    },
    {
      key: 'goods',
      label: t('desk.warehouse.goods'),
      cell: (row) => (
        <span className="desk-clip" title={goodsOf(row)}>
          {goodsOf(row)}
        </span>
      ),
    },
    { key: 'shopper', label: t('desk.warehouse.shopper'), cell: ({ shopperName }) => shopperName },
    {
      key: 'shelf',
      label: t('desk.warehouse.shelf'),
      cell: ({ shelfCode }) => <span className="desk-nowrap">{shelfCode}</span>,
    },
    {
      key: 'weight',
      label: t('desk.warehouse.weight'),
      numeric: true,
      cell: ({ weightG }) => (weightG > 0 ? formatWeight(locale, weightG) : ''),
    },
    {
      key: 'since',
      label: t('desk.warehouse.since'),
      cell: ({ since }) => <ShortTime view={view} at={since} />,
    },
    {
      key: 'ends',
      label: t('desk.warehouse.storageEnds'),
      cell: ({ storageExpiresAt }) => <ShortTime view={view} at={storageExpiresAt} />,
    },
  ];
}

type TableProps = {
  view: DeskTenantView;
  caption: string;
  columns: readonly Column<OpsParcel>[];
  rows: readonly OpsParcel[];
  /** The form that gets the ticked rows. */
  form: string | undefined;
};

/** Parcels of the warehouse, each with the link to its page. */
export function ParcelTable({ view: { t }, caption, columns, rows, form }: TableProps) {
  return (
    <DeskTable
      caption={caption}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      {...(form && {
        select: {
          form,
          labelOf: ({ parcelNo }: OpsParcel) => t('desk.bulk.tick', { number: parcelNo }),
        },
      })}
      empty={<EmptyState title={t('desk.warehouse.empty')} />}
    />
  );
}
