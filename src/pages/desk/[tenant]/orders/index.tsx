import { BulkAll } from '../../../../components/desk/list/bulk-all.tsx';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { ACCEPT_FORM, AcceptBar } from '../../../../components/desk/orders/accept-bar.tsx';
import { OrderFilters } from '../../../../components/desk/orders/order-filters.tsx';
import { queryOf, readOrderSearch } from '../../../../components/desk/orders/order-search.ts';
import { OrderTable } from '../../../../components/desk/orders/order-table.tsx';
import { OrderTabs } from '../../../../components/desk/orders/order-tabs.tsx';
import { PILES } from '../../../../components/desk/orders/piles.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskOrdersPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant, may } = view;
  if (!may('orders.see')) {
    markForbidden();
    return <NoRight view={view} right="orders.see" />;
  }
  const search = readOrderSearch(new URLSearchParams(query ?? ''));
  const [page, counts] = await Promise.all([
    read('listOpsOrders', { query: queryOf(search) }),
    pileCounts(),
  ]);
  const now = Date.now();
  const canAccept = search.status === 'PAID' && may('orders.act') && page.records.length > 0;
  const path = deskPath(tenant.id, 'orders');
  return (
    <>
      <DeskHead t={t} title={t('desk.nav.orders')} />
      <div className="desk-head">
        <h1>{t('desk.nav.orders')}</h1>
        <div className="desk-row">
          {may('orders.act') && (
            <ButtonLink href={`${path}/paste`}>{t('desk.paste.title')}</ButtonLink>
          )}
          {may('shoppers.act') && (
            <ButtonLink href={`${path}/new`}>{t('desk.newOrder.title')}</ButtonLink>
          )}
          <ButtonLink href={deskPath(tenant.id, 'sellers')}>{t('desk.sellers.title')}</ButtonLink>
        </div>
      </div>
      <OrderTabs view={view} current={search.status} counts={counts} />
      <OrderFilters view={view} search={search} />
      <AcceptBar view={view} canAccept={canAccept} />
      {canAccept && page.next && (
        <BulkAll
          view={view}
          act="ACCEPT_ORDERS"
          query={queryOf(search)}
          total={page.total}
          now={now}
        />
      )}
      <OrderTable
        view={view}
        rows={page.records}
        now={now}
        bySeller={search.bySeller}
        sameStatus={search.status !== undefined}
        form={canAccept ? ACCEPT_FORM : undefined}
      />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="ORDERS" query={queryOf(search)} />
    </>
  );
}

/** How many orders each pile has. */
async function pileCounts() {
  const totals = await Promise.all(
    PILES.map(async (status) => {
      const { total } = await read('listOpsOrders', { query: { status, pageSize: 1 } });
      return [status, total] as const;
    }),
  );
  return new Map<(typeof PILES)[number], number>(totals);
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
