import { DeskEmpty } from '../../../../components/desk/list/desk-empty.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { CommandSheet } from '../../../../components/desk/warehouse/command-sheet.tsx';
import { Label } from '../../../../components/desk/warehouse/label.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { PrintButton } from '../../../../components/ui/print-button.tsx';
import {
  LABEL_SIZES,
  type LabelSize,
} from '../../../../contract/values/warehouse/station-devices.ts';
import { notFound } from '../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

/** The most labels of shelves that a page prints. */
const SHELVES_AT_ONCE = 100;

/** Labels to print: the label of a parcel, those of a warehouse's shelves, a badge, or the sheet of commands. */
export default async function LabelsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const fields = new URLSearchParams(query);
  const isSheet = fields.has('commands');
  const title = t(isSheet ? 'desk.label.sheet' : 'desk.label.title');
  const [size, labels] = isSheet
    ? []
    : await Promise.all([labelSize(view, fields), labelsOf(view, fields)]);
  return (
    <>
      <DeskHead t={t} title={title} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{title}</h1>
        <PrintButton label={t('desk.label.print')} />
      </div>
      {isSheet ? (
        <CommandSheet view={view} />
      ) : (
        <div className="desk-labels" data-size={size}>
          {labels}
        </div>
      )}
    </>
  );
}

/**
 * The paper size of a station's printer: of the station at which the person signed in, else of the one that
 * the URL names.
 */
async function labelSize(
  { me }: ReturnType<typeof deskTenantRequest>,
  fields: URLSearchParams,
): Promise<LabelSize> {
  const stationId = me.station?.id ?? fields.get('station');
  const stations = stationId ? await read('listStations') : [];
  return stations.find(({ id }) => id === stationId)?.labelSize ?? LABEL_SIZES[0];
}

async function labelsOf(
  { t, tenant, may }: ReturnType<typeof deskTenantRequest>,
  fields: URLSearchParams,
) {
  const badgeId = fields.get('badge');
  if (badgeId) {
    const holders = may('parcels.lead') ? await read('listBadges') : [];
    const holder = holders.find(({ badge }) => badge?.id === badgeId);
    if (!holder?.badge) return notFound();
    return <Label code={holder.badge.code} title={holder.name} lines={[tenant.name]} mark="" />;
  }
  const parcelNo = fields.get('parcel');
  if (parcelNo) {
    const parcel = await read('getOpsParcel', { params: { id: parcelNo } });
    const { labels } = parcel;
    return (
      <Label
        code={parcel.ownCode}
        title={parcel.shelfCode || parcel.parcelNo}
        lines={[parcel.parcelNo, parcel.shopperName, parcel.orderNo]}
        mark={labels > 1 ? t('desk.label.reprint', { number: labels - 1 }) : ''}
      />
    );
  }
  const warehouseId = fields.get('warehouseId') || undefined;
  const query = {
    warehouseId,
    cursor: fields.get('cursor') || undefined,
    pageSize: SHELVES_AT_ONCE,
  };
  const { records } = await read('listShelves', { query });
  if (records.length === 0) return <DeskEmpty title={t('desk.shelves.empty')} />;
  return records.map((shelf) => (
    <Label key={shelf.id} code={shelf.ownCode} title={shelf.code} lines={[shelf.zone]} mark="" />
  ));
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
