import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { BadgeTable } from '../../../../components/desk/stations/badge-table.tsx';
import { StationTable } from '../../../../components/desk/stations/station-table.tsx';
import { AddStation } from '../../../../components/desk/warehouse/shelf-forms.tsx';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { FormError, MissingRowError } from '../../../../components/form/form-error.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

/** The calls whose form is only a button in a row of the table. */
const BUTTONS = ['enrolStation', 'revokeStation', 'issueBadge', 'revokeBadge'] as const;

/** The shared devices of the warehouse, and the badges with which people sign in there. */
export default async function StationsPage() {
  const view = deskTenantRequest();
  const { t, flash } = view;
  if (!view.may('parcels.see')) {
    markForbidden();
    return <NoRight view={view} right="parcels.see" />;
  }
  const leads = view.may('parcels.lead');
  const [stations, here, { warehouses }] = await Promise.all([
    read('listStations'),
    read('getStationHere'),
    read('countOpsParcels'),
  ]);
  return (
    <>
      <DeskHead t={t} title={t('desk.stations.title')} />
      <WarehouseStyles />
      <div className="desk-head">
        <h1>{t('desk.stations.title')}</h1>
      </div>
      {BUTTONS.map((call) => (
        <FormError key={call} flash={flash} call={call} />
      ))}
      <MissingRowError flash={flash} call="equipStation" rows={stations} />
      <p>{t('desk.stations.text')}</p>
      <StationTable view={view} stations={stations} hereId={here.station?.id} />
      {leads && (
        <>
          <AddStation view={view} warehouses={warehouses} />
          <h2>{t('desk.badges.title')}</h2>
          <p>{t('desk.badges.text')}</p>
          <BadgeTable view={view} holders={await read('listBadges')} />
        </>
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
