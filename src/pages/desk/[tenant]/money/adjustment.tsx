import { BalanceForm } from '../../../../components/desk/approvals/balance-form.tsx';
import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';

export default async function DeskAdjustmentPage({ query }: { query: string }) {
  const view = deskTenantRequest();
  if (!view.may('money.propose')) {
    markForbidden();
    return <NoRight view={view} right="money.propose" />;
  }
  const fields = new URLSearchParams(query);
  const title = view.t('desk.adjustment.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="adjustment" />
      <p className="desk-quiet">{view.t('desk.adjustment.text')}</p>
      <BalanceForm
        view={view}
        kind="adjustment"
        shopper={fields.get('shopper') ?? ''}
        evidence={fields.get('evidence') ?? ''}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
