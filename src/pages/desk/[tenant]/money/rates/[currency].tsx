import { HandForm, MarginForm } from '../../../../../components/desk/rates/rate-forms.tsx';
import { RateHistory } from '../../../../../components/desk/rates/rate-history.tsx';
import { RateList } from '../../../../../components/desk/rates/rate-list.tsx';
import { RatePlot } from '../../../../../components/desk/rates/rate-plot.tsx';
import { HeldRate, SourceForm } from '../../../../../components/desk/rates/rate-settings.tsx';
import { currencyName } from '../../../../../components/desk/rates/rate-words.ts';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { notFound } from '../../../../../framework/server/redirect.ts';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { read } from '../../../../../server/request/read.ts';
import { deskPath } from '../../../../../site/desk-path.ts';

export default async function DeskRatePage({
  currency,
  query,
}: {
  currency: string;
  query: string;
}) {
  const view = deskTenantRequest();
  if (!view.may('money.see')) {
    markForbidden();
    return <NoRight view={view} right="money.see" />;
  }
  if (!/^(?!CNY)[A-Z]{3}$/.test(currency)) notFound();
  const { t, locale, tenant } = view;
  const cursor = new URLSearchParams(query).get('cursor');
  const params = { currency };
  const [{ points, ...rate }, history, { settings }] = await Promise.all([
    read('getRate', { params }),
    read('listRateHistory', { params, query: { pageSize: 20, ...(cursor ? { cursor } : {}) } }),
    read('listRates'),
  ]);
  const page = deskPath(tenant.id, 'money', 'rates', currency);
  const title = `${currency} · ${currencyName(locale, currency)}`;
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <a href={deskPath(tenant.id, 'money', 'rates')}>{t('desk.rates.title')}</a>
        <h1>{title}</h1>
      </div>
      <HeldRate view={view} rate={rate} />
      <RateList view={view} rates={[rate]} now={Date.now()} />
      <section className="desk-card" aria-label={t('desk.rates.plot')}>
        <h2>{t('desk.rates.plot')}</h2>
        <RatePlot view={view} currency={currency} points={points} />
      </section>
      {view.may('money.propose') && (
        <div className="desk-columns">
          <HandForm view={view} rate={rate} />
          <div className="desk-stack">
            <MarginForm view={view} currency={currency} marginBp={rate.nextMarginBp} back={page} />
            {view.may('money.approve') && (
              <SourceForm view={view} settings={settings} rate={rate} />
            )}
          </div>
        </div>
      )}
      <RateHistory view={view} currency={currency} page={history} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
