import type { OpsOrderRow } from '../../../contract/ops/orders/ops-order.ts';
import { formatCny } from '../../../i18n/format.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { SourceText } from '../../ui/source-text.tsx';
import { ShopperState } from '../customers/shopper-state.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { type Column, DeskTable } from '../list/desk-table.tsx';
import { arranged, type OpenedList } from '../list/list-tools.tsx';
import { rowPath } from '../list/opened-from.ts';
import type { DeskTenantView } from '../view.ts';
import { Age } from './age.tsx';
import { GoodsLine } from './goods-line.tsx';
import { bySellers } from './sellers.ts';
import { StatusBadge } from './status-badge.tsx';

/** How many lines of an order the list shows. */
const SHOWN_LINES = 3;

type OrderTableProps = {
  view: DeskTenantView;
  rows: readonly OpsOrderRow[];
  now: number;
  opened: Pick<OpenedList, 'columns'>;
  bySeller: boolean;
  /** Whether all rows have the same status; then it is not repeated in each row. */
  sameStatus?: boolean;
  /** The form that gets the ticked rows. */
  form: string | undefined;
};

/** Orders with their goods: in one table, or in a table for each seller. */
export function OrderTable({ bySeller, ...props }: OrderTableProps) {
  const { view, rows, form, opened } = props;
  const { t } = view;
  const columns = arranged(orderColumns(props), opened);
  const table = (caption: string, shown: readonly OpsOrderRow[]) => (
    <DeskTable
      caption={caption}
      columns={columns}
      rows={shown}
      idOf={({ id }) => id}
      {...(form && {
        select: { form, labelOf: ({ orderNo }: OpsOrderRow) => t('desk.orders.tick', { orderNo }) },
      })}
      empty={<DeskEmpty title={t('desk.orders.none')} text={t('desk.orders.noneText')} />}
    />
  );
  if (!bySeller || rows.length === 0) return table(t('desk.nav.orders'), rows);
  const sellers = bySellers(rows);
  return [...sellers].map(([key, ofSeller]) => (
    <section key={key} className="desk-stack">
      <h2>
        <SourceText>{ofSeller[0]?.shopName || t('desk.orders.byHand')}</SourceText>{' '}
        <span className="desk-quiet">{ofSeller.length}</span>
      </h2>
      {table(ofSeller[0]?.shopName ?? '', ofSeller)}
    </section>
  ));
}

type ColumnProps = Pick<OrderTableProps, 'view' | 'now' | 'sameStatus'>;

/** All columns of the list of orders. */
export function orderColumns({ view, now, sameStatus }: ColumnProps): Column<OpsOrderRow>[] {
  const { t, locale, tenant } = view;
  const orders = deskPath(tenant.id, 'orders');
  return [
    {
      key: 'order',
      label: t('desk.orders.order'),
      cell: (row) => (
        <div className="desk-lines">
          <a className="desk-mono" href={rowPath(view, `${orders}/${row.orderNo}`)}>
            {row.orderNo}
          </a>
          {!sameStatus && <StatusBadge t={t} status={row.status} />}
          <span className="desk-quiet">
            <bdi>{row.shopper.name}</bdi>{' '}
            {row.shopper.blocked && <ShopperState t={t} state="BLOCKED" />}
          </span>
        </div>
      ),
    },
    {
      key: 'goods',
      label: t('desk.orders.goods'),
      cell: (row) => (
        <div className="desk-lines">
          {row.items.slice(0, SHOWN_LINES).map((item) => (
            <GoodsLine key={item.id} view={view} item={item} />
          ))}
          {row.items.length > SHOWN_LINES && (
            <span className="desk-quiet">
              {t('desk.orders.more', { count: row.items.length - SHOWN_LINES })}
            </span>
          )}
          {row.message && (
            <span className="desk-said">
              {t('desk.orders.message')}: <bdi>{row.message}</bdi>
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'seller',
      label: t('desk.orders.seller'),
      cell: (row) => (
        <div className="desk-lines">
          <a href={deskPath(tenant.id, 'sellers', `${row.platform}~${row.shopId}`)}>
            <SourceText>{row.shopName || t('desk.orders.byHand')}</SourceText>
          </a>
          <span className="desk-quiet">{t(`platform.${row.platform}`)}</span>
          {row.upstreamOrderNo && <span className="desk-mono">{row.upstreamOrderNo}</span>}
        </div>
      ),
    },
    {
      key: 'total',
      label: t('desk.orders.total'),
      numeric: true,
      cell: (row) => (
        <div className="desk-lines">
          <bdi>{formatCny(locale, row.total)}</bdi>
          {row.cost && (
            <span className="desk-quiet">
              {t('desk.orders.cost')} <bdi>{formatCny(locale, row.cost)}</bdi>
            </span>
          )}
        </div>
      ),
    },
    {
      key: 'age',
      label: t('desk.orders.waits'),
      numeric: true,
      cell: (row) => <Age view={view} since={row.since} now={now} />,
    },
  ];
}
