import { ExportForm } from '../../../../components/desk/list/export-form.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { parcelQuery } from '../../../../components/desk/list/list-queries.ts';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ParcelTable } from '../../../../components/desk/warehouse/parcel-table.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { Button, ButtonLink } from '../../../../components/ui/button.tsx';
import { TextInput } from '../../../../components/ui/text-input.tsx';
import { PARCEL_LISTS } from '../../../../contract/values/scanning.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function WarehousePage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const title = t('desk.warehouse.title');
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const fields = new URLSearchParams(query);
  const chosen = parcelQuery(fields);
  const { trackingNo } = chosen;
  const list = chosen.list ?? 'TO_CHECK';
  const [page, counts] = await Promise.all([
    read('listOpsParcels', { query: chosen }),
    read('countOpsParcels'),
  ]);
  const path = deskPath(tenant.id, 'warehouse');
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
            href={`${path}?list=${one}`}
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
      <search>
        <form className="desk-filters" action={path}>
          <TextInput
            name="trackingNo"
            type="search"
            label={t('desk.warehouse.trackingNo')}
            defaultValue={trackingNo}
            minLength={6}
          />
          <div className="desk-row">
            <Button type="submit">{t('desk.list.filter')}</Button>
          </div>
        </form>
      </search>
      <ParcelTable
        view={view}
        caption={t(`desk.warehouse.list.${list}`)}
        rows={page.records}
        list={trackingNo ? undefined : list}
      />
      <ListPages view={view} page={page} />
      <ExportForm view={view} list="PARCELS" query={trackingNo ? { trackingNo } : { list }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
