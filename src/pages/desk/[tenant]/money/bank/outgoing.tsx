import { BankPage } from '../../../../../components/desk/bank/bank-page.tsx';
import { Outgoing } from '../../../../../components/desk/bank/outgoing.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';

/**
 * The page with suggestions for open outgoing lines of bank statements: the certain suggestions, or with `all=1` also
 * the uncertain ones.
 */
export default async function BankOutgoingPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const fields = new URLSearchParams(query);
  const showsUncertain = fields.get('all') === '1';
  const accountId = fields.get('accountId') ?? '';
  const { suggestions } = await read('listOutgoingSuggestions', {
    query: { accountId, sure: !showsUncertain },
  });
  return (
    <BankPage view={view} current="outgoing" title={view.t('desk.bank.outgoing')}>
      <Outgoing view={view} suggestions={suggestions} showsUncertain={showsUncertain} />
    </BankPage>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
