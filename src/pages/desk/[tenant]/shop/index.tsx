import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { PartTables } from '../../../../components/desk/shop/part-table.tsx';
import { PreviewForm } from '../../../../components/desk/shop/preview-form.tsx';
import { ShopTabs } from '../../../../components/desk/shop/shop-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskShopPage() {
  const view = deskTenantRequest();
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const title = view.t('desk.nav.shop');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        <PreviewForm view={view} />
      </div>
      <ShopTabs view={view} current="" />
      <PartTables view={view} parts={await read('listShopParts')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
