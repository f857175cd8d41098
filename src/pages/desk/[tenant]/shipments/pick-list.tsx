import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { PickList } from '../../../../components/desk/shipments/pick-list.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function PickListPage() {
  const view = deskTenantRequest();
  if (!view.may('shipments.see')) {
    markForbidden();
    return <NoRight view={view} right="shipments.see" />;
  }
  const picks = await read('getPickList', { query: {} });
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.pickList.title')} />
      <PickList view={view} picks={picks} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
