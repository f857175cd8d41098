import { PageHeading } from '../../../components/my/page-heading.tsx';
import { OrderDetail } from '../../../components/orders/order-detail.tsx';
import { Stack } from '../../../components/ui/layout.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';

export default async function PurchasePage({ orderNo }: { orderNo: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const order = await read('getPurchaseOrder', { params: { id: orderNo } });
  const title = t('nav.order', { id: order.orderNo });
  return (
    <Stack gap={16}>
      <title>{`${title} · ${tenant.name}`}</title>
      <PageHeading>{title}</PageHeading>
      {flash?.kind === 'error' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <OrderDetail
        view={{ tenant, locale, t }}
        order={order}
        now={Date.now()}
        idempotencyKey={crypto.randomUUID()}
      />
    </Stack>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
