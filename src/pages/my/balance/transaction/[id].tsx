import * as css from '../../../../components/balance/balance.css';
import { Transaction } from '../../../../components/balance/statement/transaction.tsx';
import { CardsSkeleton } from '../../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../../components/head/page-head.tsx';
import { PageHeading } from '../../../../components/ui/page-heading.tsx';
import { PrintButton } from '../../../../components/ui/print-button.tsx';
import { currentRequest } from '../../../../server/request/context.ts';
import { read } from '../../../../server/request/read.ts';
import { Deferred } from '../../../_components/deferred.tsx';

export default async function TransactionPage({ id }: { id: string }) {
  return <Deferred skeleton={<CardsSkeleton />}>{() => transactionContent(id)}</Deferred>;
}

async function transactionContent(id: string) {
  const { tenant, locale, t } = currentRequest();
  const transaction = await read('getTransaction', { params: { id } });
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.transaction')}
        description={t('statement.description')}
      />
      <PageHeading aside={<PrintButton label={t('statement.print')} />}>
        {t('nav.transaction')}
      </PageHeading>
      <Transaction view={{ tenant, locale, t }} transaction={transaction} />
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
