import { DeskHead } from '../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../components/desk/shell/no-right.tsx';
import { CarrierKeys } from '../../../components/desk/tracking/carrier-keys.tsx';
import { deskTenantRequest, markForbidden } from '../../../server/request/desk.ts';
import { read } from '../../../server/request/read.ts';

export default async function CarrierKeysPage() {
  const view = deskTenantRequest();
  if (!view.may('shipments.lead')) {
    markForbidden();
    return <NoRight view={view} right="shipments.lead" />;
  }
  const keys = await read('listCarrierKeys');
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.carrierKeys.title')} />
      <CarrierKeys view={view} keys={keys} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
