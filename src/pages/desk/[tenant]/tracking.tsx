import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../components/desk/shell/no-right.tsx';
import { TrackingPage } from '../../../components/desk/tracking/tracking-page.tsx';
import { TRACKING_OUTCOMES } from '../../../contract/values/warehouse/shipment-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../server/request/desk.ts';
import { read } from '../../../server/request/read.ts';

export default async function DeskTrackingPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const fields = new URLSearchParams(query ?? '');
  const outcome = TRACKING_OUTCOMES.find((one) => one === fields.get('outcome')) ?? '';
  const number = fields.get('number') ?? '';
  const cursor = fields.get('cursor');
  const page = await read('listTrackingEvents', {
    query: { outcome, number, ...(cursor ? { cursor } : {}) },
  });
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.tracking.title')} />
      <TrackingPage view={view} page={page} query={{ outcome, number }} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
