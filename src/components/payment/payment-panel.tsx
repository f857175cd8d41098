import type { UserAccount } from '../../contract/calls/account.ts';
import { TopUp, type TopUpProps } from '../balance/deposit/top-up.tsx';
import { FirstPayPassword } from '../balance/pay-password/pay-password-forms.tsx';
import { amountText } from '../money/amount-text.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { LockIcon, WalletIcon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import { PayByCode } from './pay-by-code.tsx';
import { PayForm } from './pay-form.tsx';
import * as css from './payment.css';
import { afterPayment } from './payment-rules.ts';

type PaymentSumsProps = {
  t: View['t'];
  locale: View['locale'];
  account: UserAccount;
  /** CNY. */
  total: string;
  /** The sum to pay in both currencies. */
  sum: React.ReactNode;
};

/** The sum to pay, and the balance before and after. */
export function PaymentSums({ t, locale, account, total, sum }: PaymentSumsProps) {
  const { after = '0.00', missing } = afterPayment(account.available, total);
  return (
    <Card title={t('payment.summary')}>
      <DescriptionList
        items={[
          { term: t('payment.total'), value: sum, strong: true },
          { term: t('payment.balance'), value: amountText(locale, account.available) },
          missing
            ? {
                term: t('payment.missing'),
                value: <span className={css.short}>{amountText(locale, missing)}</span>,
              }
            : { term: t('payment.after'), value: amountText(locale, after) },
        ]}
      />
    </Card>
  );
}

type PaymentMethodsProps = {
  account: UserAccount;
  total: string;
  paymentNos: readonly string[];
  next: string;
  /** Idempotency key of the payment by code. */
  codeIdempotencyKey: string;
  topUp: Omit<TopUpProps, 'missing'>;
};

/** The next step: top up, set a pay password, or enter it. And the payment by code. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { account, total, paymentNos, next, codeIdempotencyKey, topUp } = props;
  const { view, flash, channels, pagePath, idempotencyKey } = topUp;
  const { t, locale } = view;
  const { missing } = afterPayment(account.available, total);
  const canPay = !missing && account.hasPayPassword;
  const needsPayPassword = !missing && !account.hasPayPassword;
  return (
    <>
      {missing && (
        <Card
          id="top-up"
          className={css.anchor}
          title={t('payment.topUp', { amount: amountText(locale, missing) })}
          aside={<WalletIcon />}
        >
          <TopUp {...topUp} missing={missing} />
        </Card>
      )}
      {needsPayPassword && (
        <Card id="pay" className={css.anchor} title={t('payment.set.title')} aside={<LockIcon />}>
          <div className={css.form}>
            <Notice>{t('payment.set.text')}</Notice>
            <FirstPayPassword view={view} flash={flash} pagePath={`${pagePath}#pay`} />
          </div>
        </Card>
      )}
      {canPay && (
        <Card id="pay" className={css.anchor} title={t('payment.confirm')} aside={<LockIcon />}>
          <PayForm
            pagePath={`${pagePath}#pay`}
            {...{ view, flash, account, paymentNos, total, next, idempotencyKey }}
          />
        </Card>
      )}
      <PayByCode
        {...{ view, flash, channels, paymentNos, total, next, pagePath }}
        idempotencyKey={codeIdempotencyKey}
      />
    </>
  );
}
