import * as css from '../../../components/balance/balance.css';
import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { pageNoOf } from '../../../components/list/page-no.ts';
import { RefundList, RefundTabs, refundTabOf } from '../../../components/refund/refund-list.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

export default async function RefundsPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const tab = refundTabOf(params.get('tab'));
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.refunds')}
        description={t('balance.way.refunds')}
      />
      <PageHeading>{t('nav.refunds')}</PageHeading>
      <RefundTabs t={t} tab={tab} />
      <FormError flash={flash} call="cancelRefund" />
      <Deferred skeleton={<CardsSkeleton />}>
        {async () => {
          const page = await read('listRefunds', { query: { tab, pageNo: pageNoOf(params) } });
          return <RefundList view={{ tenant, locale, t }} page={page} tab={tab} />;
        }}
      </Deferred>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
