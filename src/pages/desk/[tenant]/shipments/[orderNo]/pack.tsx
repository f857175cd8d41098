import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { PackPage } from '../../../../../components/desk/shipments/pack-page.tsx';
import { ShipmentsStyles } from '../../../../../components/desk/shipments/shipments-styles.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskPackPage(props: { orderNo: string; query?: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.act')) {
    markForbidden();
    return <NoRight view={view} right="shipments.act" />;
  }
  const order = await read('getOpsTransit', { params: { id: props.orderNo } });
  const box = Number(new URLSearchParams(props.query ?? '').get('box') ?? 1);
  const isBox = Number.isInteger(box) && box >= 1 && box <= 99;
  return (
    <>
      <DeskHead t={view.t} title={view.t('desk.pack.title')} />
      <ShipmentsStyles />
      <PackPage view={view} order={order} box={isBox ? box : 1} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
