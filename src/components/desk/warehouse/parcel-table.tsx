import type { OpsParcel } from '../../../contract/ops/warehouse/parcels.ts';
import type { PARCEL_LISTS } from '../../../contract/values/warehouse/scanning.ts';
import { formatDateTime, formatWeight } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { SourceText } from '../../ui/source-text.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { rowPath } from '../list/opened-from.ts';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';

type ParcelList = (typeof PARCEL_LISTS)[number];

/** A time in the tenant's zone. */
export const timeText = ({ locale, zone }: DeskTenantView, at: string): string =>
  formatDateTime(locale, at, zone, { dateStyle: 'medium', timeStyle: 'short' });

/** The contents of a parcel, in one line. */
const goodsOf = ({ items }: OpsParcel): string =>
  items.map(({ title, quantity }) => `${title} × ${quantity}`).join(', ');

/** The lists of parcels whose storage can end. */
const STORED_LISTS: readonly ParcelList[] = ['STORED', 'STORAGE_ENDING'];

/** All columns of a list of parcels. Without a list, those for parcels with one tracking number. */
export function parcelColumns(
  view: DeskTenantView,
  list: ParcelList | undefined,
): Column<OpsParcel>[] {
  const { t, tenant, locale } = view;
  return [
    {
      key: 'parcel',
      label: t('desk.warehouse.parcel'),
      cell: ({ parcelNo, status }) => (
        <div className="desk-lines">
          <a
            className="desk-mono"
            href={rowPath(view, deskPath(tenant.id, 'warehouse', 'parcels', parcelNo))}
          >
            {parcelNo}
          </a>
          <span className="desk-quiet">{translateKey(t, `desk.parcelStatus.${status}`)}</span>
        </div>
      ),
    },
    {
      key: 'carrier',
      label: t('desk.warehouse.delivery'),
      cell: ({ domesticCarrier, domesticTrackingNo }) => (
        <div className="desk-lines">
          <span className="desk-mono">{domesticTrackingNo}</span>
          <span className="desk-quiet">{domesticCarrier}</span>
        </div>
      ),
    },
    {
      key: 'goods',
      label: t('desk.warehouse.goods'),
      cell: (row) => (
        <div className="desk-lines">
          <span className="desk-clip" title={goodsOf(row)}>
            <SourceText>{goodsOf(row)}</SourceText>
          </span>
          <bdi className="desk-quiet">{row.shopperName}</bdi>
        </div>
      ),
    },
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
    ...(list && !STORED_LISTS.includes(list)
      ? []
      : [
          {
            key: 'ends',
            label: t('desk.warehouse.storageEnds'),
            cell: ({ storageExpiresAt }: OpsParcel) => (
              <ShortTime view={view} at={storageExpiresAt} />
            ),
          },
        ]),
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
      empty={<DeskEmpty title={t('desk.warehouse.empty')} text={t('desk.orders.noneText')} />}
    />
  );
}
