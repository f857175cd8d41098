import * as css from '../../components/balance/balance.css';
import { BalanceHero } from '../../components/balance/balance-hero.tsx';
import { DepositList } from '../../components/balance/deposit-list.tsx';
import { isOpen } from '../../components/balance/deposit-tone.ts';
import { PayPasswordCard } from '../../components/balance/pay-password-card.tsx';
import { Statement } from '../../components/balance/statement.tsx';
import { TopUp } from '../../components/balance/top-up.tsx';
import { PageHeading } from '../../components/my/page-heading.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ACCOUNT_TRANSACTION_TYPES } from '../../contract/enums.ts';
import { currentRequest } from '../../server/request/context.ts';
import { read } from '../../server/request/read.ts';

const PAGE_SIZE = 15;

export default async function BalancePage({ query }: { query?: string }) {
  const { tenant, locale, t, flash, profile } = currentRequest();
  const view = { tenant, locale, t };
  const asked = new URLSearchParams(query ?? '');
  const type = ACCOUNT_TRANSACTION_TYPES.find((one) => one === asked.get('type'));
  const pageNo = Math.min(Math.max(Math.trunc(Number(asked.get('pageNo'))) || 1, 1), 10_000);
  const [account, channels, deposits, statement] = await Promise.all([
    read('getAccount'),
    read('listDepositChannels'),
    read('listDeposits', { query: { pageSize: 20 } }),
    read('listTransactions', { query: { type, pageNo, pageSize: PAGE_SIZE } }),
  ]);
  const open = deposits.records.filter(isOpen);
  return (
    <div className={css.sections}>
      <title>{`${t('nav.balance')} · ${tenant.name}`}</title>
      <PageHeading>{t('nav.balance')}</PageHeading>
      <BalanceHero view={view} account={account} />
      <Card id="top-up" className={css.anchor} title={t('topUp.title')}>
        <TopUp
          view={view}
          flash={flash}
          channels={channels}
          open={open}
          here="/my/balance"
          idempotencyKey={crypto.randomUUID()}
        />
      </Card>
      <Card id="statement" className={css.anchor} title={t('statement.title')}>
        <Statement view={view} page={statement} type={type ?? ''} />
      </Card>
      <Card title={t('deposit.list')}>
        <DepositList view={view} deposits={deposits.records} />
      </Card>
      <PayPasswordCard
        view={view}
        flash={flash}
        account={account}
        email={profile?.email ?? ''}
        step={asked.get('pay') ?? ''}
      />
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
