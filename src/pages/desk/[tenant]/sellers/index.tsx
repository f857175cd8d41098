import { Filters } from '../../../../components/desk/list/filters.tsx';
import { ListPages } from '../../../../components/desk/list/list-pages.tsx';
import { readOrderSearch } from '../../../../components/desk/orders/order-search.ts';
import { SellerTable } from '../../../../components/desk/orders/seller-table.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { Select } from '../../../../components/ui/select.tsx';
import { PRODUCT_PLATFORMS } from '../../../../contract/values/goods/product-kinds.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskSellersPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant, may } = view;
  if (!may('orders.see')) {
    markForbidden();
    return <NoRight view={view} right="orders.see" />;
  }
  const { platform, cursor } = readOrderSearch(new URLSearchParams(query ?? ''));
  const page = await read('listSellers', {
    query: { ...(platform && { platform }), ...(cursor && { cursor }) },
  });
  return (
    <>
      <DeskHead t={t} title={t('desk.sellers.title')} />
      <a href={deskPath(tenant.id, 'orders')}>← {t('desk.nav.orders')}</a>
      <div className="desk-head">
        <h1>{t('desk.sellers.title')}</h1>
      </div>
      <Filters view={view} keep={{}} isFiltered={platform !== undefined}>
        <Select
          name="platform"
          label={t('desk.orders.platform')}
          defaultValue={platform ?? ''}
          options={[
            { value: '', label: t('desk.orders.anyPlatform') },
            ...PRODUCT_PLATFORMS.map((value) => ({ value, label: t(`platform.${value}`) })),
          ]}
        />
      </Filters>
      <SellerTable view={view} rows={page.records} />
      <ListPages view={view} page={page} />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
