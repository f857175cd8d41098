import { PayoutPage } from '../../../../../components/desk/payouts/payout-page.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

/** The page of a batch of payments. */
export default async function DeskPayoutPage({ payout: id }: { payout: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const payout = await read('getPayout', { params: { id } });
  const { t, tenant } = view;
  return (
    <>
      <DeskHead t={t} title={payout.payoutNo} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'payouts')}>{t('desk.payouts.title')}</a>
        <h1>{payout.payoutNo}</h1>
      </div>
      <PayoutPage view={view} payout={payout} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
