import { withNeighbours } from '../../../../../components/desk/list/neighbours.ts';
import { DepositPage } from '../../../../../components/desk/money/deposit-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden, readList } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskDepositPage({ deposit: number }: { deposit: string }) {
  const request = deskTenantRequest();
  if (!request.may('money.see')) {
    markForbidden();
    return <NoRight view={request} right="money.see" />;
  }
  const path = deskPath(request.tenant.id, 'money', 'deposits', number);
  const [deposit, view] = await Promise.all([
    read('getOpsDeposit', { params: { id: number } }),
    withNeighbours(request, path, readList),
  ]);
  return (
    <>
      <DeskHead t={request.t} title={deposit.depositNo} />
      <DepositPage view={view} deposit={deposit} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
