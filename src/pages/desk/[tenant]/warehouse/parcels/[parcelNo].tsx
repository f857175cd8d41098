import { withNeighbours } from '../../../../../components/desk/list/neighbours.ts';
import { Walk } from '../../../../../components/desk/list/walk.tsx';
import { DeskServices } from '../../../../../components/desk/services/service-acts.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import {
  ParcelActs,
  ParcelActsError,
} from '../../../../../components/desk/warehouse/parcel-acts.tsx';
import {
  ParcelFacts,
  ParcelGoods,
  ParcelHistory,
  ParcelPhotos,
} from '../../../../../components/desk/warehouse/parcel-facts.tsx';
import { ParcelObjection } from '../../../../../components/desk/warehouse/parcel-objection.tsx';
import { PhotoButton } from '../../../../../components/desk/warehouse/photo-button.tsx';
import { photoLines, photoTexts } from '../../../../../components/desk/warehouse/photo-texts.ts';
import { WarehouseStyles } from '../../../../../components/desk/warehouse/warehouse-head.tsx';
import { Badge } from '../../../../../components/ui/badge.tsx';
import { translateKey } from '../../../../../i18n/translator.ts';
import { deskTenantRequest, markForbidden, readList } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function ParcelPage({ parcelNo }: { parcelNo: string }) {
  const request = deskTenantRequest();
  const { t, tenant } = request;
  if (!request.may('parcels.see')) {
    markForbidden();
    return <NoRight view={request} right="parcels.see" />;
  }
  const path = deskPath(tenant.id, 'warehouse', 'parcels', parcelNo);
  const [parcel, view] = await Promise.all([
    read('getOpsParcel', { params: { id: parcelNo } }),
    withNeighbours(request, path, readList),
  ]);
  const mayAct = view.may('parcels.act');
  return (
    <>
      <DeskHead t={t} title={parcel.parcelNo} />
      <WarehouseStyles />
      <Walk
        view={view}
        back={{ href: deskPath(tenant.id, 'warehouse'), label: t('desk.warehouse.title') }}
      />
      <div className="desk-head">
        <h1 className="desk-mono">{parcel.parcelNo}</h1>
        <Badge>{translateKey(t, `desk.parcelStatus.${parcel.status}`)}</Badge>
      </div>
      <ParcelActsError view={view} parcel={parcel} />
      <div className="desk-columns">
        <div>
          <DeskServices view={view} services={parcel.services} />
          <ParcelObjection view={view} parcel={parcel} />
          {mayAct && <ParcelActs view={view} parcel={parcel} />}
          <ParcelPhotos view={view} parcel={parcel} />
          {mayAct && parcel.actions.includes('photograph') && (
            <PhotoButton
              tenantId={tenant.id}
              parcelId={parcel.id}
              lines={photoLines(parcel.items)}
              texts={photoTexts(t)}
            />
          )}
          <ParcelGoods view={view} parcel={parcel} />
        </div>
        <div>
          <ParcelFacts view={view} parcel={parcel} />
          <ParcelHistory view={view} parcel={parcel} />
        </div>
      </div>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
