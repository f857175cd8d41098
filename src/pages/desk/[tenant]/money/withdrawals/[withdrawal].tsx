import { withNeighbours } from '../../../../../components/desk/list/neighbours.ts';
import { WithdrawalPage } from '../../../../../components/desk/money/withdrawal-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskWithdrawalPage({ withdrawal: number }: { withdrawal: string }) {
  const request = deskTenantRequest();
  if (!request.may('money.see')) {
    markForbidden();
    return <NoRight view={request} right="money.see" />;
  }
  const path = deskPath(request.tenant.id, 'money', 'withdrawals', number);
  const [withdrawal, view] = await Promise.all([
    read('getOpsWithdrawal', { params: { id: number } }),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={request.t} title={withdrawal.withdrawalNo} />
      <WithdrawalPage view={view} withdrawal={withdrawal} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
