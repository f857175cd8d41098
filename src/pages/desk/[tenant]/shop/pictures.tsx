import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { Pictures } from '../../../../components/desk/shop/pictures.tsx';
import { ShopTabs } from '../../../../components/desk/shop/shop-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';

export default async function DeskPicturesPage() {
  const view = deskTenantRequest();
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const title = view.t('desk.pictures.title');
  return (
    <>
      <DeskHead t={view.t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
      </div>
      <ShopTabs view={view} current="pictures" />
      <Pictures view={view} pictures={await read('listShopPictures')} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
