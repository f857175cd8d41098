import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { ScanBox } from '../../../../components/desk/warehouse/scan-box.tsx';
import { scanTexts } from '../../../../components/desk/warehouse/scan-texts.ts';
import { WarehouseStyles } from '../../../../components/desk/warehouse/warehouse-head.tsx';
import { CallForm } from '../../../../components/form/call-form.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { SCAN_STEPS } from '../../../../contract/values/warehouse/scanning.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { DESK, deskPath } from '../../../../site/desk-path.ts';

/** The scan page fills the screen. */
export default async function ScanPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  const { t, tenant, flash, me } = view;
  if (!view.may('parcels.act')) {
    markForbidden();
    return <NoRight view={view} right="parcels.act" />;
  }
  const fields = new URLSearchParams(query);
  const stations = await read('listStations');
  const named = me.station?.id ?? fields.get('station');
  const station = stations.find(({ id, active }) => active && id === named);
  const step =
    SCAN_STEPS.find((one) => one === fields.get('step')) ?? station?.step ?? SCAN_STEPS[0];
  const stationId = station?.id ?? '';
  const recent = await read('listScans', { query: { station: stationId } });
  const path = deskPath(tenant.id, 'warehouse');
  const pageOf = (one: string) => `${path}/scan?step=${one}&station=${stationId}`;
  return (
    <>
      <DeskHead t={t} title={t('desk.scan.title')} />
      <WarehouseStyles />
      <div className="desk-scan">
        <div className="desk-head">
          <h1>
            {t('desk.scan.title')} · {station?.name ?? t('desk.scan.noStation')}
          </h1>
          <div className="desk-row">
            <a className="desk-big" href={`${path}/labels?commands=1`}>
              {t('desk.scan.commands')}
            </a>
            <a className="desk-big" href={path}>
              {t('desk.scan.leave')}
            </a>
          </div>
        </div>
        {me.station && (
          <CallForm call="signOutStaff" next={`${DESK}/sign-in`} className="desk-switch">
            <span>{me.name}</span>
            <Button type="submit">{t('desk.badge.switch')}</Button>
          </CallForm>
        )}
        <nav className="desk-steps" aria-label={t('desk.scan.steps')}>
          {SCAN_STEPS.map((one) => (
            <a key={one} href={pageOf(one)} aria-current={one === step ? 'page' : undefined}>
              {t(`desk.scan.step.${one}`)}
            </a>
          ))}
        </nav>
        <ScanBox
          tenantId={tenant.id}
          step={step}
          station={stationId}
          devices={station}
          person={me.id}
          scanId={crypto.randomUUID()}
          pagePath={pageOf(step)}
          warehousePath={path}
          recent={recent}
          problem={flash?.kind === 'error' ? (flash.message ?? '') : ''}
          texts={scanTexts(t)}
        />
      </div>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
