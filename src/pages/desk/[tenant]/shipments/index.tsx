import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ShipmentList } from '../../../../components/desk/shipments/shipment-list.tsx';
import { SHIPMENT_PILES } from '../../../../contract/values/shipment-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function ShipmentsPage({ query: search }: { query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const query = Object.fromEntries(new URLSearchParams(search ?? ''));
  const pile = SHIPMENT_PILES.find((one) => one === query.pile) ?? 'TO_PACK';
  const { number = '', country = '', carrier = '', shopperId = '', dateStart = '', cursor } = query;
  const filter = { pile, number, country, carrier, shopperId, dateStart };
  const page = await read('listOpsTransits', {
    query: { ...filter, ...(cursor ? { cursor } : {}) },
  });
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.shipments.title')} />
      <ShipmentList view={view} pile={number ? undefined : pile} query={query} page={page} />
      <ExportForm view={view} list="SHIPMENTS" query={filter} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
