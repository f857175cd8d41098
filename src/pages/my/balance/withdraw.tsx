import * as css from '../../../components/balance/balance.css';
import { PayoutChannels } from '../../../components/balance/withdrawal/payout-channels.tsx';
import { WithdrawForm } from '../../../components/balance/withdrawal/withdraw-form.tsx';
import { isOpen, WithdrawalList } from '../../../components/balance/withdrawal/withdrawal-list.tsx';
import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { pageNoOf } from '../../../components/list/page-no.ts';
import { Amount } from '../../../components/money/amount.tsx';
import { amountText } from '../../../components/money/amount-text.ts';
import { moneyToday } from '../../../components/money/money-format.ts';
import { Card } from '../../../components/ui/card.tsx';
import { DescriptionList } from '../../../components/ui/description-list.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

export default async function WithdrawPage({ query }: { query?: string }) {
  const { t } = currentRequest();
  const pageNo = pageNoOf(new URLSearchParams(query ?? ''));
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.withdraw')}
        description={t('balance.way.withdraw')}
      />
      <PageHeading>{t('nav.withdraw')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>{() => withdrawalsContent(pageNo)}</Deferred>
    </div>
  );
}

async function withdrawalsContent(pageNo: number) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const [account, terms, page, newest] = await Promise.all([
    read('getAccount'),
    read('getWithdrawalTerms'),
    read('listWithdrawals', { query: { pageNo, pageSize: 10 } }),
    read('listWithdrawals', { query: { pageSize: 1 } }),
  ]);
  return (
    <div className={css.columns}>
      <div className={css.sections}>
        <Card title={t('withdraw.title')}>
          <WithdrawForm
            {...{ view, flash, account, terms }}
            hasOpen={newest.records.some(isOpen)}
            idempotencyKey={crypto.randomUUID()}
          />
        </Card>
        <Card id="withdrawals" className={css.anchor} title={t('withdraw.list')}>
          <div className={css.stack}>
            <FormError flash={flash} call="cancelWithdrawal" />
            <WithdrawalList view={view} page={page} />
          </div>
        </Card>
      </div>
      <Card title={t('withdraw.terms')}>
        <div className={css.stack}>
          <DescriptionList
            items={[
              {
                term: t('balance.available'),
                value: <Amount money={moneyToday(view)} amount={terms.available} />,
              },
              { term: t('withdraw.minimum'), value: amountText(locale, terms.minimum) },
              { term: t('topUp.fee'), value: amountText(locale, terms.fee) },
            ]}
          />
          <p className={css.muted}>{t('withdraw.rules')}</p>
          <h3>{t('withdraw.channels')}</h3>
          <PayoutChannels t={t} terms={terms} />
        </div>
      </Card>
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
