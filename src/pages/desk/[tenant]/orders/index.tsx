import { BULK_FORM, BulkBar, JobNotice } from '../../../../components/desk/list/bulk-bar.tsx';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { ListTools } from '../../../../components/desk/list/list-tools.tsx';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { OrderFilters } from '../../../../components/desk/orders/order-filters.tsx';
import {
  type OrderSearch,
  queryOf,
  readOrderSearch,
} from '../../../../components/desk/orders/order-search.ts';
import { OrderTable, orderColumns } from '../../../../components/desk/orders/order-table.tsx';
import { OrderTabs } from '../../../../components/desk/orders/order-tabs.tsx';
import { PILES } from '../../../../components/desk/orders/piles.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import type { DeskTenantView } from '../../../../components/desk/view.ts';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { type BulkAct, WORK_ACTS } from '../../../../contract/values/desk/jobs.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskOrdersPage() {
  const view = deskTenantRequest();
  const { t, tenant, may } = view;
  if (!may('orders.see')) {
    markForbidden();
    return <NoRight view={view} right="orders.see" />;
  }
  const opened = await openDeskList('ORDERS');
  const search = readOrderSearch(opened.fields);
  const now = Date.now();
  const [page, counts, job] = await Promise.all([
    read('listOpsOrders', { query: queryOf(search) }),
    pileCounts(),
    begunJob(opened.fields),
  ]);
  const bulk = {
    acts: orderActs(view, search),
    query: queryOf(search),
    total: page.total,
    now,
  };
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
      <ListTools view={view} opened={opened} columns={orderColumns({ view, now })} />
      <OrderFilters view={view} search={search} />
      <NewRowsBar view={view} list="ORDERS" query={queryOf(search)} now={now} />
      <JobNotice view={view} job={job} />
      <OrderTable
        view={view}
        rows={page.records}
        now={now}
        opened={opened}
        bySeller={search.bySeller}
        sameStatus={search.status !== undefined}
        form={bulk.acts.length > 0 ? BULK_FORM : undefined}
      />
      <BulkBar view={view} list="ORDERS" {...bulk} />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="ORDERS" query={queryOf(search)} columns={opened.columns} />
    </>
  );
}

/**
 * The bulk acts for the orders of the list. Orders can be accepted only if the list shows only orders that
 * wait for it.
 */
function orderActs({ may }: DeskTenantView, { status }: OrderSearch): BulkAct[] {
  if (!may('orders.act')) return [];
  return [...(status === 'PAID' ? (['ACCEPT_ORDERS'] as const) : []), ...WORK_ACTS];
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
