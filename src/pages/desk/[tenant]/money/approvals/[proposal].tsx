import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { ProposalDetail } from '../../../../../components/desk/approvals/proposal-detail.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskProposalPage({ proposal: id }: { proposal: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const proposal = await read('getProposal', { params: { id } });
  const title = proposal.proposalNo;
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="approvals" />
      <ProposalDetail view={view} proposal={proposal} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
