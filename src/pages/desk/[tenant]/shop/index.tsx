import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskShopPage() {
  const view = deskTenantRequest();
  const { t, tenant } = view;
  if (!view.may('shop.see') && !view.may('prices.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const title = t('desk.nav.shop');
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      {view.may('prices.see') && (
        <p className="desk-card">
          <a href={deskPath(tenant.id, 'shop', 'tariffs')}>{t('desk.tariff.title')}</a>
          {': '}
          {t('desk.tariff.shopText')}
        </p>
      )}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
