import { NewOrderForm } from '../../../../components/desk/orders/new-order-form.tsx';
import { DeskHead } from '../../../../components/desk/shell/desk-head.tsx';
import { NoRight } from '../../../../components/desk/shell/no-right.tsx';
import { parseProductLink } from '../../../../contract/links/product-link.ts';
import { deskTenantRequest, markForbidden } from '../../../../server/request/desk.ts';
import { readOr } from '../../../../server/request/read.ts';
import { deskPath } from '../../../../site/desk-path.ts';

export default async function DeskNewOrderPage({ query }: { query?: string }) {
  const view = deskTenantRequest();
  const { t, tenant, may } = view;
  if (!may('shoppers.act')) {
    markForbidden();
    return <NoRight view={view} right="shoppers.act" />;
  }
  const fields = new URLSearchParams(query ?? '');
  const parsedLink = parseProductLink(fields.get('link') ?? '');
  const url = parsedLink.kind === 'PRODUCT' ? parsedLink.url : undefined;
  const [product, rules] = await Promise.all([
    url ? readOr(undefined, 'getProduct', { query: { productUrl: url } }) : undefined,
    readOr([], 'listGoodsRules'),
  ]);
  return (
    <>
      <DeskHead t={t} title={t('desk.newOrder.title')} />
      <a href={deskPath(tenant.id, 'orders')}>← {t('desk.nav.orders')}</a>
      <div className="desk-head">
        <h1>{t('desk.newOrder.title')}</h1>
      </div>
      <NewOrderForm
        view={view}
        shopper={fields.get('shopper') ?? ''}
        link={fields.get('link') ?? ''}
        product={product}
        rules={rules}
      />
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
