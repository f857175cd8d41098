import { ownQuery } from '../../../../../components/desk/list/list-queries.ts';
import { NewRowsBar } from '../../../../../components/desk/list/new-rows-bar.tsx';
import { OwnProductList } from '../../../../../components/desk/own/own-list.tsx';
import { NewOwnProduct } from '../../../../../components/desk/own/own-new.tsx';
import { ownProductsPath } from '../../../../../components/desk/own/own-paths.ts';
import { DeskHead } from '../../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../../components/desk/shell/no-right.tsx';
import { ShopTabs } from '../../../../../components/desk/shop/shop-tabs.tsx';
import { deskTenantRequest, markForbidden } from '../../../../../server/request/desk.ts';
import { begunJob, openDeskList } from '../../../../../server/request/desk-list.ts';
import { read } from '../../../../../server/request/read.ts';

export default async function DeskOwnProductsPage() {
  const view = deskTenantRequest();
  const { t } = view;
  if (!view.may('shop.see')) {
    markForbidden();
    return <NoRight view={view} right="shop.see" />;
  }
  const title = t('desk.own.title');
  const opened = await openDeskList('OWN_PRODUCTS');
  const chosen = ownQuery(opened.fields);
  const now = Date.now();
  const [list, job] = await Promise.all([
    read('listOwnProducts', { query: chosen }),
    begunJob(opened.fields),
  ]);
  return (
    <>
      <DeskHead t={t} title={title} />
      <div className="desk-head">
        <h1>{title}</h1>
        {view.may('shop.act') && (
          <a href={ownProductsPath(view, 'import')}>{t('desk.own.import')}</a>
        )}
        <a href={`${ownProductsPath(view)}/table.csv?state=${chosen.state}`} download>
          {t('desk.own.export')}
        </a>
      </div>
      <ShopTabs view={view} current="own" />
      {view.may('shop.act') && <NewOwnProduct view={view} />}
      <NewRowsBar view={view} list="OWN_PRODUCTS" query={chosen} now={now} />
      <OwnProductList view={view} list={list} opened={opened} job={job} now={now} chosen={chosen} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
