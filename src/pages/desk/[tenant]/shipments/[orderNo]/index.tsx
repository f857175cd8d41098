import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { ShipmentPage } from '../../../../../components/desk/shipments/shipment-page.tsx';
import { ShipmentsStyles } from '../../../../../components/desk/shipments/shipments-styles.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskShipmentPage({ orderNo }: { orderNo: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const order = await read('getOpsTransit', { params: { id: orderNo } });
  return (
    <>
      <DeskHead t={view.t} title={order.orderNo} />
      <ShipmentsStyles />
      <ShipmentPage view={view} order={order} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
