import { MoneyTabs } from '../../../../../components/desk/approvals/money-tabs.tsx';
import { MarginForm } from '../../../../../components/desk/rates/rate-forms.tsx';
import { RateList } from '../../../../../components/desk/rates/rate-list.tsx';
import { RefreshRates } from '../../../../../components/desk/rates/rate-remedy.tsx';
import { SettingsForm } from '../../../../../components/desk/rates/rate-settings.tsx';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskRatesPage() {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  const { t, tenant } = view;
  const { rates, settings } = await read('listRates');
  const title = t('desk.rates.title');
  const page = deskPath(tenant.id, 'money', 'rates');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <MoneyTabs view={view} current="rates" />
      <p className="desk-quiet">{t('desk.rates.intro')}</p>
      <div className="desk-row">
        <RefreshRates view={view} page={page} />
        {view.may('money.propose') && <a href={`${page}/file`}>{t('desk.rates.fromFile')}</a>}
      </div>
      <RateList view={view} rates={rates} now={Date.now()} />
      {view.may('money.approve') && <SettingsForm view={view} settings={settings} />}
      {view.may('money.propose') && (
        <MarginForm view={view} currency="" marginBp={settings.marginBp} back={page} />
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
