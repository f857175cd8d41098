import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import * as layout from '../../../components/shell/page-layout.css';
import { TransitDetail } from '../../../components/transit/transit-detail.tsx';
import { Notice } from '../../../components/ui/notice.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { PrintButton } from '../../../components/ui/print-button.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';
import { requirePageEnabled } from '../../_components/page-enabled.ts';

export default async function TransitPage({ orderNo }: { orderNo: string }) {
  requirePageEnabled();
  return <Deferred skeleton={<CardsSkeleton />}>{() => transitContent(orderNo)}</Deferred>;
}

async function transitContent(orderNo: string) {
  const { tenant, locale, t, flash } = currentRequest();
  const [order, countries] = await Promise.all([
    read('getTransitOrder', { params: { id: orderNo } }),
    read('listSupportedCountries'),
  ]);
  const title = t('nav.transitOrder', { id: order.orderNo });
  return (
    <div className={layout.frame}>
      <PageHead page={currentRequest()} title={title} description={t('transit.orderDescription')} />
      <PageHeading aside={<PrintButton label={t('order.print')} />}>{title}</PageHeading>
      {/* The form for a refund request shows its own error. */}
      {flash?.kind === 'error' && flash.form !== 'requestRefund' && (
        <Notice tone="danger" live>
          {flash.message}
        </Notice>
      )}
      <TransitDetail
        view={{ tenant, locale, t }}
        flash={flash}
        order={order}
        countries={countries}
        now={Date.now()}
        idempotencyKey={crypto.randomUUID()}
      />
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
