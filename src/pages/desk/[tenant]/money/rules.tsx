import { MoneyTabs } from '../../../../components/desk/approvals/money-tabs.tsx';
import { RulesForm } from '../../../../components/desk/approvals/rules-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskRulesPage() {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const title = view.t('desk.rules.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="rules" />
      <RulesForm view={view} rules={await read('getApprovalRules')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
