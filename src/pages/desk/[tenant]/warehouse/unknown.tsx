import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { UnknownParcels } from '../../../../components/desk/warehouse/unknown-parcels.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { UNKNOWN_PARCEL_STATES } from '../../../../contract/values/warehouse/scanning.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function UnknownParcelsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t } = view;
  const title = t('desk.unknown.title');
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const fields = new URLSearchParams(query);
  const state = UNKNOWN_PARCEL_STATES.find((one) => one === fields.get('state')) ?? 'WAITING';
  const cursor = fields.get('cursor') || undefined;
  const page = await read('listUnknownParcels', { query: { state, cursor } });
  return (
    <>
      <DeskHead t={t} title={title} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <UnknownParcels view={view} state={state} page={page} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
