import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import {
  ProposalsTable,
  ProposalTabs,
} from '../../../../../components/desk/approvals/proposals-table.tsx';
import { ListPages } from '../../../../../components/desk/list/list-pages.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { PROPOSAL_STATES } from '../../../../../contract/values/people/proposals.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskApprovalsPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const fields = new URLSearchParams(query);
  const state = PROPOSAL_STATES.find((one) => one === fields.get('state')) ?? PROPOSAL_STATES[0];
  const cursor = fields.get('cursor');
  const list = await read('listProposals', { query: { state, ...(cursor ? { cursor } : {}) } });
  const title = view.t('desk.approvals.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="approvals" />
      <ProposalTabs view={view} state={state} />
      <ProposalsTable view={view} rows={list.records} />
      <ListPages view={view} page={list} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
