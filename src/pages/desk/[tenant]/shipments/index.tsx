import { BULK_FORM, BulkBar, JobNotice } from '../../../../components/desk/list/bulk-bar.tsx';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { shipmentQuery } from '../../../../components/desk/list/list-queries.ts';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ShipmentList } from '../../../../components/desk/shipments/shipment-list.tsx';
import { WORK_ACTS } from '../../../../contract/values/desk/jobs.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../server/request/desk-list.ts';
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
  const now = Date.now();
  const [page, job] = await Promise.all([
    read('listOpsTransits', { query }),
    begunJob(opened.fields),
  ]);
  const acts = view.may('shipments.act') && page.records.length > 0 ? WORK_ACTS : [];
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.shipments.title')} />
      <NewRowsBar view={view} list="SHIPMENTS" query={filter} now={now} />
      <JobNotice view={view} job={job} />
      <ShipmentList
        view={view}
        pile={number ? undefined : pile}
        query={query}
        opened={opened}
        form={acts.length > 0 ? BULK_FORM : undefined}
        page={page}
      />
      <BulkBar
        view={view}
        list="SHIPMENTS"
        acts={acts}
        query={filter}
        total={page.total}
        now={now}
      />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="SHIPMENTS" query={filter} columns={opened.columns} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
