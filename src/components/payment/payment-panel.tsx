import type { UserAccount } from '../../contract/calls/account.ts';
import type { Deposit, DepositChannel } from '../../contract/calls/deposits.ts';
import { toFen } from '../../contract/values/money/money.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import type { Flash } from '../../site/flash.ts';
import { TopUp } from '../balance/deposit/top-up.tsx';
import { FirstPayPassword, ResetPayPassword } from '../balance/pay-password/pay-password-forms.tsx';
import { amountText } from '../money/amount-text.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { LockIcon, WalletIcon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import { PayByChannel } from './pay-by-channel.tsx';
import { PayByCode } from './pay-by-code.tsx';
import { PayForm } from './pay-form.tsx';
import * as css from './payment.css';
import type { PayStep, ResetStep } from './payment-rules.ts';

type PaymentMethodsProps = {
  view: View;
  flash: Flash | undefined;
  account: UserAccount;
  /** The shopper's e-mail, to which the code for a new pay password goes. */
  email: string;
  /** The sum to pay: CNY, a decimal string. */
  total: string;
  paymentNos: readonly string[];
  step: PayStep;
  /** The step of replacing a forgotten pay password; undefined if the shopper does not. */
  reset: ResetStep | undefined;
  /** The channels to choose from, and those that may have a code for the whole sum. */
  channels: readonly DepositChannel[];
  codeChannels: readonly DepositChannel[];
  openDeposits: readonly Deposit[];
  /** Path of the page after the payment. */
  next: string;
  pagePath: string;
  idempotencyKeys: Record<'pay' | 'code', string>;
};

/**
 * The form of the shopper's next step: choose a channel, set a pay password, or confirm with it. Beside it the payment
 * by code.
 */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { view, flash, account, total, paymentNos, step, reset, next, pagePath } = props;
  const { codeChannels, idempotencyKeys } = props;
  // A code pays the whole sum without the balance. If the balance pays nothing anyway, the code is one of the channels
  // to choose from.
  const hasCodeBeside = step.kind !== 'CHANNEL' || step.fromBalance === '0.00';
  return (
    <>
      {reset && account.hasPayPassword ? (
        <ResetInPlace {...props} reset={reset} />
      ) : step.kind === 'CHANNEL' ? (
        <ByChannel {...props} step={step} />
      ) : (
        <FromBalance {...props} step={step} />
      )}
      {hasCodeBeside && (
        <PayByCode
          {...{ view, flash, paymentNos, total, next, pagePath }}
          channels={codeChannels}
          idempotencyKey={idempotencyKeys.code}
        />
      )}
    </>
  );
}

/** The path of this page with the fields that set a new pay password; without `step`, the path without them. */
const withReset = (pagePath: string, step?: ResetStep): string =>
  `${pagePath}${step ? `&pin=${step}` : ''}#pay`;

function ByChannel(props: PaymentMethodsProps & { step: PayStep & { kind: 'CHANNEL' } }) {
  const { view, flash, account, step, channels, openDeposits, paymentNos, next, pagePath } = props;
  const { t, locale } = view;
  const { available, hasPayPassword } = account;
  const canSetPin = !hasPayPassword && toFen(available) > 0;
  return (
    <Card
      id="pay"
      className={css.anchor}
      title={isolated(t('payment.choose', { amount: amountText(locale, step.rest) }))}
    >
      <div className={css.form}>
        <Locked {...props} />
        <PayByChannel
          {...{ view, flash, account, channels, openDeposits, paymentNos, next, pagePath }}
          rest={step.rest}
          fromBalance={step.fromBalance}
          resetHref={withReset(pagePath, 'reset')}
          idempotencyKey={props.idempotencyKeys.pay}
        />
        {canSetPin && (
          <Disclosure
            title={isolated(t('payment.useBalance', { amount: amountText(locale, available) }))}
            open={flash?.form === 'setFirstPayPassword'}
          >
            <FirstPin {...props} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

type BalanceStep = Exclude<PayStep, { kind: 'CHANNEL' }>;

function FromBalance(props: PaymentMethodsProps & { step: BalanceStep }) {
  const { view, flash, account, paymentNos, step, next, pagePath } = props;
  const { channels, openDeposits, idempotencyKeys } = props;
  const { t, locale } = view;
  switch (step.kind) {
    case 'TOP_UP':
      return (
        <Card
          id="top-up"
          className={css.anchor}
          title={isolated(t('payment.topUp', { amount: amountText(locale, step.rest) }))}
          aside={<WalletIcon />}
        >
          <TopUp
            {...{ view, flash, channels, openDeposits, pagePath }}
            missing={step.rest}
            idempotencyKey={idempotencyKeys.pay}
          />
        </Card>
      );
    case 'SET_PIN':
      return (
        <Card id="pay" className={css.anchor} title={t('payment.set.title')} aside={<LockIcon />}>
          <FirstPin {...props} />
        </Card>
      );
    default:
      return (
        <Card id="pay" className={css.anchor} title={t('payment.confirm')} aside={<LockIcon />}>
          <PaidFromBalance {...props} after={step.after} />
          {account.payPasswordLockedUntil ? (
            <Locked {...props} />
          ) : (
            <PayForm
              {...{ view, flash, paymentNos, next }}
              pagePath={withReset(pagePath)}
              resetHref={withReset(pagePath, 'reset')}
              idempotencyKey={idempotencyKeys.pay}
            />
          )}
        </Card>
      );
  }
}

/** Says, before the PIN that confirms it, that the payment is from the balance, how much it is, and what is left. */
function PaidFromBalance({
  view: { t, locale },
  total,
  after,
}: Pick<PaymentMethodsProps, 'view' | 'total'> & { after: string }) {
  return (
    <DescriptionList
      className={css.method}
      items={[
        { term: t('payment.fromBalance'), value: amountText(locale, total), strong: true },
        { term: t('payment.after'), value: amountText(locale, after) },
      ]}
    />
  );
}

function FirstPin({ view, flash, account, pagePath }: PaymentMethodsProps) {
  return (
    <div className={css.form}>
      <Notice>{view.t('payment.set.text')}</Notice>
      <FirstPayPassword
        view={view}
        flash={flash}
        pagePath={withReset(pagePath)}
        alone={account.setsPayPasswordAlone === true}
      />
    </div>
  );
}

/** The forms that replace a forgotten pay password, on the page where it is needed. */
function ResetInPlace(props: PaymentMethodsProps & { reset: ResetStep }) {
  const { view, flash, email, reset, pagePath } = props;
  const { t } = view;
  return (
    <Card id="pay" className={css.anchor} title={t('payPassword.forgotten')} aside={<LockIcon />}>
      <div className={css.form}>
        <ResetPayPassword
          {...{ view, flash, email }}
          pagePath={withReset(pagePath, 'reset')}
          codeSentHref={withReset(pagePath, 'code')}
          codeSent={reset === 'code'}
          next={withReset(pagePath)}
        />
        <p>
          <Link href={withReset(pagePath)} className={textLink}>
            {t('transit.new.backToForm')}
          </Link>
        </p>
      </div>
    </Card>
  );
}

/** Says until when the pay password is locked, and links to the form for a new one. */
function Locked({ view, account, pagePath }: PaymentMethodsProps) {
  const { t, locale, tenant } = view;
  const { payPasswordLockedUntil: until } = account;
  if (!until) return null;
  return (
    <Notice tone="danger" title={t('payment.locked.title')} live>
      <p>
        {t('payment.locked.text', { time: formatDateTime(locale, until, tenant) })}{' '}
        <Link href={withReset(pagePath, 'reset')} className={textLink}>
          {t('payment.locked.reset')}
        </Link>
      </p>
    </Notice>
  );
}
