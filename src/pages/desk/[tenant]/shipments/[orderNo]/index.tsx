import { withNeighbours } from '../../../../../components/desk/list/neighbours.ts';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { ShipmentPage } from '../../../../../components/desk/shipments/shipment-page.tsx';
import { ShipmentsStyles } from '../../../../../components/desk/shipments/shipments-styles.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskShipmentPage({ orderNo }: { orderNo: string }) {
  const request = deskTenantRequest();
  if (!request.may('shipments.see')) {
    markForbidden();
    return <NoRight view={request} right="shipments.see" />;
  }
  const path = deskPath(request.tenant.id, 'shipments', orderNo);
  const [order, view] = await Promise.all([
    read('getOpsTransit', { params: { id: orderNo } }),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={view.t} title={order.orderNo} />
      <ShipmentsStyles />
      <ShipmentPage view={view} order={order} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
