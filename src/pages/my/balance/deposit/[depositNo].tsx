import * as css from '../../../../components/balance/balance.css';
import { cardHref } from '../../../../components/balance/deposit/deposit.ts';
import { DepositPage } from '../../../../components/balance/deposit/deposit-page.tsx';
import { CardsSkeleton } from '../../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../../components/head/page-head.tsx';
import { PageHeading } from '../../../../components/ui/page-heading.tsx';
import type { DepositStatus } from '../../../../contract/values/money/money-kinds.ts';
import { ownPath } from '../../../../contract/values/own-path.ts';
import { notFound, redirect } from '../../../../framework/server/redirect.ts';
import { currentRequest, isFromOwnPage } from '../../../../server/request/context.ts';
import { read } from '../../../../server/request/read.ts';
import { PROVIDER_PROBLEM, REDIRECT_FIELD } from '../../../../site/deposit-path.ts';
import { Deferred } from '../../../_components/deferred.tsx';

type Props = { depositNo: string; query?: string };

export default async function TopUpPage(props: Props) {
  return <Deferred skeleton={<CardsSkeleton />}>{() => topUpContent(props)}</Deferred>;
}

async function topUpContent({ depositNo, query }: Props) {
  const { tenant, locale, t, flash } = currentRequest();
  // A malformed number gets the 404 page, like that of a missing top-up.
  if (!/^[A-Z0-9]{4,32}$/.test(depositNo)) notFound();
  const [list, channels, account] = await Promise.all([
    read('listDeposits', { query: { depositNo } }),
    read('listDepositChannels'),
    read('getAccount'),
  ]);
  const deposit = list.records[0];
  if (!deposit) notFound();
  const fields = new URLSearchParams(query ?? '');
  const back = ownPath(fields.get('back'), '') || (await pageAfter(deposit.status));
  // A deposit that pays for orders leads to the page that confirms their payment.
  const [backPath, backQuery] = back.split('?');
  if (deposit.status === 'SUCCEEDED' && backPath === '/payment/done') {
    redirect(`/payment/done?${backQuery}`);
  }
  const { redirectUrl } = deposit;
  const goesOn =
    redirectUrl &&
    fields.get(REDIRECT_FIELD) === 'pay' &&
    !fields.has(PROVIDER_PROBLEM) &&
    isFromOwnPage();
  const title = t('deposit.title', { no: deposit.depositNo });
  return (
    <div className={css.sections}>
      <PageHead page={currentRequest()} title={title} description={t('balance.description')} />
      {/* Browsers apply the content security policy's `form-action` to the redirects of a form, but not to this. */}
      {goesOn && <meta httpEquiv="refresh" content={`0; url=${cardHref(redirectUrl, back)}`} />}
      <PageHeading>{title}</PageHeading>
      <DepositPage
        view={{ tenant, locale, t }}
        flash={flash}
        deposit={deposit}
        channel={channels.find(({ id }) => id === deposit.channelId)}
        account={account}
        back={back}
        hasProblem={fields.has(PROVIDER_PROBLEM)}
        now={Date.now()}
      />
    </div>
  );
}

/**
 * The page to show after a top-up that was opened from a message or by a payment provider: the open
 * payments if the top-up was credited and there are any, otherwise the balance.
 */
async function pageAfter(status: DepositStatus): Promise<string> {
  if (status !== 'SUCCEEDED') return '/my/balance';
  const { payments } = await read('listUnpaid');
  return payments.length > 0 ? '/my/pending-payments' : '/my/balance';
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
