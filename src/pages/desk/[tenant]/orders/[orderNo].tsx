import { withNeighbours } from '../../../../components/desk/list/neighbours.ts';
import { Walk } from '../../../../components/desk/list/walk.tsx';
import { NotesCard } from '../../../../components/desk/notes/notes-card.tsx';
import { OrderActs } from '../../../../components/desk/orders/order-acts.tsx';
import { OrderFacts } from '../../../../components/desk/orders/order-facts.tsx';
import { OrderGoods } from '../../../../components/desk/orders/order-goods.tsx';
import { OrderHistory } from '../../../../components/desk/orders/order-history.tsx';
import { OrderMoney } from '../../../../components/desk/orders/order-money.tsx';
import { OrderParcels } from '../../../../components/desk/orders/order-parcels.tsx';
import { StatusBadge } from '../../../../components/desk/orders/status-badge.tsx';
import { DeskServices } from '../../../../components/desk/services/service-acts.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskOrderPage({ orderNo }: { orderNo: string }) {
  const request = deskTenantRequest();
  const { t, tenant, may } = request;
  if (!may('orders.see')) {
    markForbidden();
    return <NoRight view={request} right="orders.see" />;
  }
  const path = deskPath(tenant.id, 'orders', orderNo);
  const [order, view] = await Promise.all([
    read('getOpsOrder', { params: { id: orderNo } }),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={t} title={order.orderNo} />
      <Walk
        view={view}
        back={{
          href: `${deskPath(tenant.id, 'orders')}?status=${order.status}`,
          label: t(`desk.orders.pile.${order.status}`),
        }}
      />
      <div className="desk-row">
        <h1 className="desk-mono">{order.orderNo}</h1>
        <StatusBadge t={t} status={order.status} />
        {order.closeReason && <span>{t(`closeReason.${order.closeReason}`)}</span>}
      </div>
      <div className="desk-columns">
        <div>
          <OrderGoods view={view} order={order} />
          <OrderActs view={view} order={order} />
          <DeskServices view={view} services={order.services} />
          <OrderParcels view={view} order={order} />
          <OrderMoney view={view} order={order} />
        </div>
        <div>
          <OrderFacts view={view} order={order} />
          <NotesCard view={view} notes={order.notes} call="addOrderNote" id={order.id} />
          <OrderHistory view={view} order={order} />
        </div>
      </div>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
