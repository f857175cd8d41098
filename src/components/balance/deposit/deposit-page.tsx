import type { Deposit } from '../../../contract/calls/deposits.ts';
import type { DepositStatus } from '../../../contract/values/money/money-kinds.ts';
import { formatDateTime } from '../../../i18n/format.ts';
import { translateKey } from '../../../i18n/translator.ts';
import { depositPath } from '../../../site/deposit-path.ts';
import { amountText } from '../../money/amount-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import * as depositCss from './deposit.css';
import { DEPOSIT_TONE, type DepositPageProps, isOpen } from './deposit.ts';
import { CancelDeposit } from './deposit-forms.tsx';
import { DepositPayment } from './deposit-payment.tsx';
import { DepositReview } from './deposit-review.tsx';
import { DepositWatch } from './deposit-watch.tsx';

/** Seconds between two checks of a top-up's status. Staff confirm top-ups through channels that are not instant. */
const CHECK_SECONDS = { instant: 3, byStaff: 15 };

/** A top-up: how to pay it, or its outcome. */
export function DepositPage(props: DepositPageProps) {
  const { view, deposit, account, back } = props;
  const { t, locale, tenant } = view;
  const { status, amount, depositNo, isInstant } = deposit;
  const pagePath = depositPath(depositNo, back);
  return (
    <>
      <Card>
        <div className={css.stack}>
          <div className={depositCss.head}>
            <strong>{deposit.channelName}</strong>
            <Badge tone={DEPOSIT_TONE[status]}>{translateKey(t, `deposit.status.${status}`)}</Badge>
          </div>
          <Progress t={t} deposit={deposit} isInstant={isInstant} />
          <p className={css.muted}>
            {isolated(
              t('deposit.made', {
                time: formatDateTime(locale, deposit.createdAt, tenant),
                amount: amountText(locale, amount),
              }),
            )}
          </p>
          {isOpen(deposit) && deposit.paymentNos && <p>{t('deposit.pays')}</p>}
          <Outcome {...{ view, deposit, account, back }} />
        </div>
      </Card>
      {status === 'PENDING_PAYMENT' && <DepositPayment {...props} pagePath={pagePath} />}
      {status === 'PENDING_REVIEW' && <DepositReview {...props} pagePath={pagePath} />}
      {isOpen(deposit) && (
        <>
          <CancelDeposit t={t} deposit={deposit} pagePath={pagePath} next={back} />
          <DepositWatch
            depositNo={depositNo}
            status={status}
            everySeconds={isInstant ? CHECK_SECONDS.instant : CHECK_SECONDS.byStaff}
          />
        </>
      )}
    </>
  );
}

type ProgressProps = { t: View['t']; deposit: Deposit; isInstant: boolean };

/** The steps of a top-up and the current one. Renders nothing if the top-up ended without a credit. */
function Progress({ t, deposit: { status }, isInstant }: ProgressProps) {
  const steps = [
    t('deposit.step.announced'),
    t(isInstant ? 'deposit.step.paid' : 'deposit.step.transferred'),
    ...(isInstant ? [] : [t('deposit.step.checked')]),
    t('deposit.step.credited'),
  ];
  const currentSteps: Partial<Record<DepositStatus, number>> = {
    PENDING_PAYMENT: 1,
    PENDING_REVIEW: 2,
    SUCCEEDED: steps.length,
  };
  const current = currentSteps[status];
  if (current === undefined) return null;
  return <Steps label={t('deposit.steps')} steps={steps} current={current} />;
}

type OutcomeProps = Pick<DepositPageProps, 'view' | 'deposit' | 'account' | 'back'>;

/** The outcome of a closed top-up, and links to continue. */
function Outcome({ view: { t, locale }, deposit, account, back }: OutcomeProps) {
  const { status, amount, reason } = deposit;
  if (isOpen(deposit)) return null;
  if (status === 'SUCCEEDED') {
    const needsMoney = back !== '/my/balance';
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
            {t(needsMoney ? 'deposit.goOn' : 'deposit.toBalance')}
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
