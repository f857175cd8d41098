import { DeskEmpty } from '../../../../components/desk/list/desk-empty.tsx';
import { DeskTable } from '../../../../components/desk/list/desk-table.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { AddShelves } from '../../../../components/desk/warehouse/shelf-forms.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { ButtonLink } from '../../../../components/ui/button.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function ShelvesPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  const title = t('desk.shelves.title');
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const fields = new URLSearchParams(query);
  const { warehouses } = await read('countOpsParcels');
  const warehouse = warehouses.find(({ id }) => id === fields.get('warehouseId')) ?? warehouses[0];
  const cursor = fields.get('cursor') || undefined;
  const page = await read('listShelves', { query: { warehouseId: warehouse?.id, cursor } });
  const path = deskPath(tenant.id, 'warehouse', 'shelves');
  const labels = deskPath(tenant.id, 'warehouse', 'labels');
  return (
    <>
      <DeskHead t={t} title={title} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{title}</h1>
        <div className="desk-row">
          <ButtonLink href={`${labels}?warehouseId=${warehouse?.id ?? ''}`}>
            {t('desk.shelves.labels')}
          </ButtonLink>
          <ButtonLink href={`${labels}?commands=1`}>{t('desk.scan.commands')}</ButtonLink>
        </div>
      </div>
      <nav className="desk-tabs" aria-label={t('desk.warehouse.warehouse')}>
        {warehouses.map(({ id, name }) => (
          <a
            key={id}
            href={`${path}?warehouseId=${id}`}
            aria-current={id === warehouse?.id ? 'page' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <DeskTable
        caption={title}
        rows={page.records}
        idOf={({ id }) => id}
        empty={<DeskEmpty title={t('desk.shelves.empty')} />}
        columns={[
          { key: 'code', label: t('desk.warehouse.shelf'), cell: ({ code }) => code },
          { key: 'zone', label: t('desk.shelves.zone'), cell: ({ zone }) => zone },
          {
            key: 'position',
            label: t('desk.shelves.position'),
            numeric: true,
            cell: ({ position }) => position,
          },
          {
            key: 'parcels',
            label: t('desk.shelves.parcels'),
            numeric: true,
            cell: ({ parcels }) => parcels,
          },
          {
            key: 'active',
            label: t('desk.warehouse.status'),
            cell: ({ active }) => t(active ? 'desk.shelves.active' : 'desk.shelves.closed'),
          },
        ]}
      />
      <ListPages view={view} page={page} />
      {view.may('parcels.lead') && <AddShelves view={view} warehouses={warehouses} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
