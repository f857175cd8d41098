import type { Station } from '../../../contract/ops/warehouse/stock.ts';
import { deskPath } from '../../../site/desk-path.ts';
import { CallForm } from '../../form/call-form.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DeskEmpty } from '../list/desk-empty.tsx';
import { DeskTable } from '../list/desk-table.tsx';
import { ShortTime } from '../list/short-time.tsx';
import type { DeskTenantView } from '../view.ts';
import { StationDevices } from './station-devices.tsx';

type StationTableProps = {
  view: DeskTenantView;
  stations: Station[];
  /** The id of the station that this browser is; undefined if it is none. */
  hereId: string | undefined;
};

/** The stations of the tenant, with the acts that a lead may do. */
export function StationTable({ view, stations, hereId }: StationTableProps) {
  const { t } = view;
  return (
    <DeskTable
      caption={t('desk.stations.title')}
      rows={stations.filter(({ active }) => active)}
      idOf={({ id }) => id}
      empty={<DeskEmpty title={t('desk.stations.empty')} />}
      columns={[
        { key: 'name', label: t('desk.stations.name'), cell: ({ name }) => name },
        {
          key: 'step',
          label: t('desk.stations.step'),
          cell: ({ step }) => t(`desk.scan.step.${step}`),
        },
        {
          key: 'browser',
          label: t('desk.stations.browser'),
          cell: ({ id, browserAt }) => (
            <>
              {browserAt ? <ShortTime view={view} at={browserAt} /> : t('desk.stations.none')}{' '}
              {id === hereId && <Badge tone="success">{t('desk.stations.here')}</Badge>}
            </>
          ),
        },
        {
          key: 'devices',
          label: t('desk.stations.devices'),
          cell: (station) => <StationDevices view={view} station={station} />,
        },
        {
          key: 'acts',
          label: t('desk.stations.acts'),
          cell: (station) => <StationActs view={view} station={station} hereId={hereId} />,
        },
      ]}
    />
  );
}

function StationActs({
  view: { t, tenant, may },
  station: { id, name, step, version, browserAt },
  hereId,
}: Omit<StationTableProps, 'stations'> & { station: Station }) {
  const page = deskPath(tenant.id, 'warehouse', 'stations');
  const form = { params: { id }, query: { tenant: tenant.id }, version, next: page, back: page };
  return (
    <div className="desk-row">
      {may('parcels.act') && (
        <a href={`${deskPath(tenant.id, 'warehouse', 'scan')}?step=${step}&station=${id}`}>
          {t('desk.warehouse.scan')}
        </a>
      )}
      {may('parcels.lead') && !hereId && (
        <CallForm call="enrolStation" {...form} flash="desk.flash.stationEnrolled">
          <Button type="submit" size="sm" aria-label={t('desk.stations.enrolNamed', { name })}>
            {t('desk.stations.enrol')}
          </Button>
        </CallForm>
      )}
      {may('parcels.lead') && browserAt && (
        <CallForm call="revokeStation" {...form} flash="desk.flash.stationRevoked">
          <Button type="submit" size="sm" aria-label={t('desk.stations.revokeNamed', { name })}>
            {t('desk.stations.revoke')}
          </Button>
        </CallForm>
      )}
    </div>
  );
}
