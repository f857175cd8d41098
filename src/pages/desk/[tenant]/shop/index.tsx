import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { PartTables } from '../../../../components/desk/shop/part-table.tsx';
import { PreviewForm } from '../../../../components/desk/shop/preview-form.tsx';
import { ShopTabs } from '../../../../components/desk/shop/shop-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskShopPage() {
  const view = deskTenantRequest();
  const mayPrices = view.may('prices.see');
  if (!view.may('shop.see') && !mayPrices) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const title = view.t('desk.nav.shop');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        {view.may('shop.see') && <PreviewForm view={view} />}
      </div>
      <ShopTabs view={view} current="" />
      {mayPrices && (
        <div className="desk-card">
          <a href={deskPath(view.tenant.id, 'shop', 'tariffs')}>{view.t('desk.tariff.title')}</a>
          <p className="desk-quiet">{view.t('desk.tariff.shopText')}</p>
        </div>
      )}
      {view.may('shop.see') && <PartTables view={view} parts={await read('listShopParts')} />}
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
