import * as css from '../../../components/balance/balance.css';
import { BalanceHero } from '../../../components/balance/balance-hero.tsx';
import { BalanceLinks } from '../../../components/balance/balance-links.tsx';
import { isOpen } from '../../../components/balance/deposit/deposit.ts';
import { DepositList } from '../../../components/balance/deposit/deposit-list.tsx';
import { TopUp } from '../../../components/balance/deposit/top-up.tsx';
import { PayPasswordCard } from '../../../components/balance/pay-password/pay-password-card.tsx';
import { RecentTransactions } from '../../../components/balance/statement/recent-transactions.tsx';
import { PartFailed } from '../../../components/deferred/failed.tsx';
import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import { textLink } from '../../../components/ui/text-link.css';
import { ownPath } from '../../../contract/values/own-path.ts';
import { Link } from '../../../framework/link.tsx';
import { currentRequest } from '../../../server/request/context.ts';
import { read, readOr } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';

/** The number of the newest top-ups and transactions that the page shows. */
const RECENT_COUNT = 8;

export default async function BalancePage({ query }: { query?: string }) {
  const { t } = currentRequest();
  return (
    <div className={css.sections}>
      <PageHead
        page={currentRequest()}
        title={t('nav.balance')}
        description={t('balance.description')}
      />
      <PageHeading>{t('nav.balance')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>{() => balanceContent(query)}</Deferred>
    </div>
  );
}

async function balanceContent(query = '') {
  const { tenant, locale, t, flash, profile, pagePath } = currentRequest();
  const view = { tenant, locale, t };
  const params = new URLSearchParams(query);
  const [account, channels, deposits, transactions] = await Promise.all([
    read('getAccount'),
    readOr(undefined, 'listDepositChannels'),
    readOr(undefined, 'listDeposits', { query: { pageSize: RECENT_COUNT } }),
    readOr(undefined, 'listTransactions', { query: { pageSize: RECENT_COUNT } }),
  ]);
  const failed = <PartFailed t={t} retryHref={pagePath} />;
  return (
    <>
      <BalanceHero view={view} account={account} />
      <div className={css.columns}>
        <div className={css.sections}>
          <Card id="top-up" className={css.anchor} title={t('topUp.title')}>
            {channels ? (
              <TopUp
                view={view}
                flash={flash}
                channels={channels}
                openDeposits={deposits?.records.filter(isOpen) ?? []}
                pagePath="/my/balance"
                idempotencyKey={crypto.randomUUID()}
              />
            ) : (
              failed
            )}
          </Card>
          <Card
            title={t('balance.movements')}
            aside={
              <Link href="/my/balance/statement" className={textLink}>
                {t('balance.toStatement')}
              </Link>
            }
          >
            {transactions ? (
              <RecentTransactions view={view} transactions={transactions.records} />
            ) : (
              failed
            )}
          </Card>
        </div>
        <div className={css.sections}>
          <BalanceLinks view={view} />
          <Card title={t('deposit.list')}>
            {deposits ? (
              <DepositList
                view={view}
                deposits={deposits.records.filter((deposit) => !isOpen(deposit))}
              />
            ) : (
              failed
            )}
          </Card>
          <PayPasswordCard
            view={view}
            flash={flash}
            account={account}
            email={profile?.email ?? ''}
            step={params.get('pay') ?? ''}
            back={ownPath(params.get('back'), '/my/balance')}
          />
        </div>
      </div>
    </>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
