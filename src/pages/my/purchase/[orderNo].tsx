import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { OrderDetail } from '../../../components/orders/order-detail.tsx';
import * as layout from '../../../components/shell/page-layout.css';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { PrintButton } from '../../../components/ui/print-button.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import type { Flash } from '../../../site/flash.ts';
import { Deferred } from '../../_components/deferred.tsx';

export default async function PurchasePage({ orderNo }: { orderNo: string }) {
  return <Deferred skeleton={<CardsSkeleton />}>{() => purchaseContent(orderNo)}</Deferred>;
}

async function purchaseContent(orderNo: string) {
  const { tenant, locale, t, flash } = currentRequest();
  const order = await read('getPurchaseOrder', { params: { id: orderNo } });
  const title = t('nav.order', { id: order.orderNo });
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={title} />
      <PageHeading aside={<PrintButton label={t('order.print')} />}>{title}</PageHeading>
      {flash?.kind === 'error' && !isShownBelow(flash) && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <OrderDetail
        view={{ tenant, locale, t }}
        order={order}
        flash={flash}
        now={Date.now()}
        newIdempotencyKey={() => crypto.randomUUID()}
      />
    </div>
  );
}

/** Whether a form below shows the refusal itself: the form for refunds, or the field of an answer. */
const isShownBelow = ({ form, errors }: Flash): boolean =>
  form === 'requestRefund' || errors.some(({ field }) => field === 'answer');

export const getConfig = async () => ({ render: 'dynamic' }) as const;
