import { tabAddress } from '../../../../components/desk/list/address.ts';
import { BULK_FORM, BulkBar, JobNotice } from '../../../../components/desk/list/bulk-bar.tsx';
import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { Filters } from '../../../../components/desk/list/filters.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { parcelQuery } from '../../../../components/desk/list/list-queries.ts';
import { arranged, ListTools } from '../../../../components/desk/list/list-tools.tsx';
import { NewRowsBar } from '../../../../components/desk/list/new-rows-bar.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ParcelTable, parcelColumns } from '../../../../components/desk/warehouse/parcel-table.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { TextInput } from '../../../../components/ui/text-input.tsx';
import { WORK_ACTS } from '../../../../contract/values/desk/jobs.ts';
import { PARCEL_LISTS } from '../../../../contract/values/warehouse/scanning.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../server/request/desk-list.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function WarehousePage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const title = t('desk.warehouse.title');
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const opened = await openDeskList('PARCELS');
  const chosen = parcelQuery(opened.fields);
  const { trackingNo } = chosen;
  const list = chosen.list ?? 'TO_CHECK';
  const now = Date.now();
  const [page, counts, job] = await Promise.all([
    read('listOpsParcels', { query: chosen }),
    read('countOpsParcels'),
    begunJob(opened.fields),
  ]);
  const path = deskPath(tenant.id, 'warehouse');
  const columns = parcelColumns(view, trackingNo ? undefined : list);
  const query = trackingNo ? { trackingNo } : { list };
  const acts = view.may('parcels.act') && page.records.length > 0 ? WORK_ACTS : [];
  return (
    <>
      <DeskHead t={t} title={title} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{title}</h1>
        <div className="desk-row">
          {view.may('parcels.act') && (
            <ButtonLink variant="primary" href={`${path}/scan`}>
              {t('desk.warehouse.scan')}
            </ButtonLink>
          )}
          <ButtonLink href={`${path}/shelves`}>{t('desk.warehouse.shelves')}</ButtonLink>
          <ButtonLink href={`${path}/stations`}>{t('desk.warehouse.stations')}</ButtonLink>
        </div>
      </div>
      <nav className="desk-tabs" aria-label={t('desk.warehouse.lists')}>
        {PARCEL_LISTS.map((one) => (
          <a
            key={one}
            href={tabAddress(view.pagePath, path, { list: one })}
            aria-current={!trackingNo && one === list ? 'page' : undefined}
          >
            {t(`desk.warehouse.list.${one}`)}{' '}
            <span className="desk-quiet">{counts.lists[one]}</span>
          </a>
        ))}
        <a href={`${path}/unknown`}>
          {t('desk.warehouse.list.UNKNOWN')} <span className="desk-quiet">{counts.unknown}</span>
        </a>
      </nav>
      <ListTools view={view} opened={opened} columns={columns} />
      <Filters view={view} keep={trackingNo ? {} : { list }} isFiltered={Boolean(trackingNo)}>
        <TextInput
          name="trackingNo"
          type="search"
          label={t('desk.warehouse.trackingNo')}
          defaultValue={trackingNo}
          minLength={6}
        />
      </Filters>
      <NewRowsBar view={view} list="PARCELS" query={query} now={now} />
      <JobNotice view={view} job={job} />
      <ParcelTable
        view={view}
        caption={t(`desk.warehouse.list.${list}`)}
        columns={arranged(columns, opened)}
        rows={page.records}
        form={acts.length > 0 ? BULK_FORM : undefined}
      />
      <BulkBar view={view} list="PARCELS" acts={acts} query={query} total={page.total} now={now} />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="PARCELS" query={query} columns={opened.columns} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
