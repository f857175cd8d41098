import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { shipmentQuery } from '../../../../components/desk/list/list-queries.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ShipmentList } from '../../../../components/desk/shipments/shipment-list.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';

export default async function ShipmentsPage() {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const opened = await openDeskList('SHIPMENTS');
  const query = shipmentQuery(opened.fields);
  const { cursor: _, ...filter } = query;
  const { pile, number } = filter;
  const page = await read('listOpsTransits', { query });
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.shipments.title')} />
      <ShipmentList
        view={view}
        pile={number ? undefined : pile}
        query={query}
        opened={opened}
        page={page}
      />
      <ExportForm view={view} list="SHIPMENTS" query={filter} columns={opened.columns} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
