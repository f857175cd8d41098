import { OrderTable } from '../../../../components/desk/orders/order-table.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { SourceText } from '../../../../components/ui/source-text.tsx';
import { LATE_DAYS } from '../../../../contract/ops/orders/buying.ts';
import { LIST_COLUMNS } from '../../../../contract/values/desk/lists.ts';
import { PRODUCT_PLATFORMS } from '../../../../contract/values/goods/product-kinds.ts';
import { notFound } from '../../../../framework/server/redirect.ts';
import { formatCny, formatNumber } from '../../../../i18n/format.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { read } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskSellerPage({ seller: key }: { seller: string }) {
  const view = deskTenantRequest();
  const { t, locale, tenant, may } = view;
  if (!may('orders.see')) {
    markForbidden();
    return <NoRight view={view} right="orders.see" />;
  }
  const [name, ...rest] = decodeURIComponent(key).split('~');
  const platform = PRODUCT_PLATFORMS.find((one) => one === name);
  const shopId = rest.join('~');
  if (!platform || !shopId) return notFound();
  const [seller, orders] = await Promise.all([
    read('getSeller', { params: { platform, shopId } }),
    read('listOpsOrders', { query: { platform, shopId, pageSize: 20 } }),
  ]);
  const title = seller.shopName || t('desk.orders.byHand');
  return (
    <>
      <DeskHead t={t} title={title} />
      <a href={deskPath(tenant.id, 'sellers')}>← {t('desk.sellers.title')}</a>
      <div className="desk-row">
        <h1>
          <SourceText>{title}</SourceText>
        </h1>
        <span className="desk-quiet">{t(`platform.${platform}`)}</span>
      </div>
      <dl className="desk-tiles">
        {(
          [
            [t('desk.sellers.orders'), formatNumber(locale, seller.orders)],
            [t('desk.sellers.refused'), formatNumber(locale, seller.refused)],
            [t('desk.sellers.lateAfter', { days: LATE_DAYS }), formatNumber(locale, seller.late)],
            [t('desk.orders.cost'), formatCny(locale, seller.cost)],
            [t('desk.sellers.paid'), formatCny(locale, seller.paid)],
          ] as const
        ).map(([label, value]) => (
          <div key={label} className="desk-tile">
            <dt className="desk-quiet">{label}</dt>
            <dd>
              <strong>
                <bdi>{value}</bdi>
              </strong>
            </dd>
          </div>
        ))}
      </dl>
      <OrderTable
        view={view}
        rows={orders.records}
        now={Date.now()}
        opened={{ columns: LIST_COLUMNS.ORDERS }}
        bySeller={false}
        form={undefined}
      />
      <a
        href={`${deskPath(tenant.id, 'orders')}?${new URLSearchParams({ status: 'all', platform, shopId })}`}
      >
        {t('desk.sellers.allOrders')}
      </a>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
