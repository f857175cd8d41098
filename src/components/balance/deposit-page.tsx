import type { UserAccount } from '../../contract/account.ts';
import type { Deposit, DepositChannel } from '../../contract/deposits.ts';
import type { Flash } from '../../contract/flash.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { amountText } from '../orders/amount-text.ts';
import { Badge } from '../ui/badge.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { Steps } from '../ui/steps.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';
import * as own from './deposit.css';
import { CancelDeposit } from './deposit-forms.tsx';
import { depositHref } from './deposit-href.ts';
import { DepositPayment } from './deposit-payment.tsx';
import { DepositReview } from './deposit-review.tsx';
import { DEPOSIT_TONE, isOpen } from './deposit-tone.ts';
import { DepositWatch } from './deposit-watch.tsx';

export type DepositPageProps = {
  view: View;
  flash: Flash | undefined;
  deposit: Deposit;
  channel: DepositChannel | undefined;
  account: UserAccount;
  /** Own path of what waits for the money. */
  back: string;
  now: number;
};

/** Seconds between two looks at a top-up: a wallet app answers at once, a bank does not. */
const LOOK_SECONDS = { quick: 3, slow: 15 };

/** A top-up on its way, or what became of it. */
export function DepositPage(props: DepositPageProps) {
  const { view, deposit, channel, account, back } = props;
  const { t, locale, tenant } = view;
  const { status, amount, depositNo } = deposit;
  const here = depositHref(depositNo, back);
  const quick = Boolean(deposit.payCode || deposit.redirectUrl);
  return (
    <>
      <Card>
        <div className={css.stack}>
          <div className={own.head}>
            <strong>{deposit.channelName}</strong>
            <Badge tone={DEPOSIT_TONE[status]}>{translateKey(t, `deposit.status.${status}`)}</Badge>
          </div>
          <Steps
            label={t('deposit.steps')}
            current={stepOf(deposit)}
            steps={[
              t('deposit.step.announced'),
              t(quick ? 'deposit.step.paid' : 'deposit.step.transferred'),
              t('deposit.step.credited'),
            ]}
          />
          <p className={css.muted}>
            {t('deposit.made', {
              time: formatDateTime(locale, deposit.createdAt, tenant.timezoneOffset),
              amount: amountText(locale, amount),
            })}
          </p>
          <Outcome {...{ view, deposit, account, back }} />
        </div>
      </Card>
      {status === 'PENDING_PAYMENT' && <DepositPayment {...props} here={here} />}
      {status === 'PENDING_REVIEW' && <DepositReview {...props} here={here} />}
      {isOpen(deposit) && (
        <>
          <CancelDeposit t={t} deposit={deposit} here={here} next={back} />
          <DepositWatch
            depositNo={depositNo}
            status={status}
            everySeconds={
              quick || channel?.type === 'QR_PAY_CODE' ? LOOK_SECONDS.quick : LOOK_SECONDS.slow
            }
          />
        </>
      )}
    </>
  );
}

function stepOf({ status }: Deposit): number {
  if (status === 'SUCCEEDED') return 3;
  return status === 'PENDING_REVIEW' ? 2 : 1;
}

type OutcomeProps = Pick<DepositPageProps, 'view' | 'deposit' | 'account' | 'back'>;

/** What became of it, and where to go on. */
function Outcome({ view: { t, locale }, deposit, account, back }: OutcomeProps) {
  const { status, amount, reason } = deposit;
  if (isOpen(deposit)) return null;
  if (status === 'SUCCEEDED') {
    const paying = back !== '/my/balance';
    return (
      <>
        <Notice
          tone="success"
          live
          title={t('deposit.done.title', { amount: amountText(locale, amount) })}
        >
          {t('deposit.done.text', { balance: amountText(locale, account.available) })}
        </Notice>
        <div className={css.buttons}>
          <ButtonLink variant="primary" href={back}>
            {t(paying ? 'deposit.goOn' : 'deposit.toBalance')}
          </ButtonLink>
          <ButtonLink variant="ghost" href="/my/balance/statement">
            {t('nav.statement')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <Notice
        tone={status === 'REJECTED' ? 'danger' : 'info'}
        title={translateKey(t, `deposit.over.${status}.title`)}
      >
        {status === 'REJECTED' && reason && <p>{t('deposit.reason', { reason })}</p>}
        <p>{translateKey(t, `deposit.over.${status}.text`)}</p>
      </Notice>
      <div className={css.buttons}>
        <ButtonLink variant="primary" href={`${back}#top-up`}>
          {t('deposit.again')}
        </ButtonLink>
      </div>
    </>
  );
}
