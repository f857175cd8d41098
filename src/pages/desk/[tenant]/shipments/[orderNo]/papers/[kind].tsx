import { DeskHead } from '../../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../../components/desk/shell/no-right.tsx';
import { Paper } from '../../../../../../components/desk/shipments/paper.tsx';
import { ShipmentsStyles } from '../../../../../../components/desk/shipments/shipments-styles.tsx';
import { PAPER_KINDS } from '../../../../../../contract/values/warehouse/shipment-kinds.ts';
import { notFound } from '../../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../../server/request/desk.ts';
import { read } from '../../../../../../server/request/read.ts';

export default async function DeskPaperPage(props: { orderNo: string; kind: string }) {
  const view = deskTenantRequest();
  if (!view.may('shipments.act')) {
    markForbidden();
    return <NoRight view={view} right="shipments.act" />;
  }
  const kind = PAPER_KINDS.find((one) => one === props.kind);
  if (!kind) return notFound();
  const paper = await read('getTransitPaper', { params: { id: props.orderNo, kind } });
  return (
    <>
      <DeskHead t={view.t} title={`${view.t(`desk.paper.${kind}`)} ${paper.orderNo}`} />
      <ShipmentsStyles />
      <Paper view={view} paper={paper} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
