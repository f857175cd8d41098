import { withNeighbours } from '../../../../../components/desk/list/neighbours.ts';
import { RefundPage } from '../../../../../components/desk/money/refund-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskRefundPage({ refund: number }: { refund: string }) {
  const request = deskTenantRequest();
  if (!request.may('money.see')) {
    markForbidden();
    return <NoRight view={request} right="money.see" />;
  }
  const path = deskPath(request.tenant.id, 'money', 'refunds', number);
  const [refund, view] = await Promise.all([
    read('getOpsRefund', { params: { id: number } }),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={request.t} title={refund.refundNo} />
      <RefundPage view={view} refund={refund} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
