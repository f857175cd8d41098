import type { UserAccount } from '../../contract/calls/account.ts';
import type { Deposit, DepositChannel } from '../../contract/calls/deposits.ts';
import { toFen } from '../../contract/values/money/money.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { payingDepositPath } from '../../site/deposit-path.ts';
import type { Flash } from '../../site/flash.ts';
import * as balanceCss from '../balance/balance.css';
import { CHANNEL_ICON } from '../balance/deposit/channel-icon.ts';
import { aboutChannel } from '../balance/deposit/deposit.ts';
import { DepositList } from '../balance/deposit/deposit-list.tsx';
import { transferOf } from '../balance/transfer.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { amountText } from '../money/amount-text.ts';
import { rateText } from '../money/rate.ts';
import { isolated } from '../ui/isolated.tsx';
import { Notice } from '../ui/notice.tsx';
import { RadioGroup, type RadioOption } from '../ui/radio-group.tsx';
import type { View } from '../view.ts';
import { PayPin } from './pay-pin.tsx';
import * as css from './payment.css';
import { PAY_FORM, paidThrough } from './payment-rules.ts';

type PayByChannelProps = {
  view: View;
  flash: Flash | undefined;
  account: UserAccount;
  channels: readonly DepositChannel[];
  openDeposits: readonly Deposit[];
  paymentNos: readonly string[];
  /**
   * The amount that the channel must bring, and the amount that the balance pays in addition. CNY.
   */
  rest: string;
  fromBalance: string;
  /** Path of the page after the payment. */
  next: string;
  pagePath: string;
  /** Path of this page with the fields that reset the pay password. */
  resetHref: string;
  idempotencyKey: string;
};

/**
 * The channels through which the due sum can be paid. The chosen one settles it as soon as the money
 * arrives. The button is beside the sum.
 */
export function PayByChannel(props: PayByChannelProps) {
  const { view, flash, channels, openDeposits, paymentNos, rest, fromBalance } = props;
  const { next, pagePath, resetHref, idempotencyKey } = props;
  const { t, locale } = view;
  const state = formState(flash, 'createDeposit', ['channelId', 'amount', 'payPassword']);
  const typed = state.value('channelId');
  const chosen = channels.find(({ id }) => id === typed) ?? channels[0];
  const error = state.error('channelId') ?? state.error('amount');
  return (
    <>
      {openDeposits.length > 0 && (
        <Notice title={t('topUp.open', { count: openDeposits.length })}>
          <DepositList view={view} deposits={openDeposits} back={next} />
        </Notice>
      )}
      <CallForm
        call="createDeposit"
        id={PAY_FORM}
        next={payingDepositPath(next)}
        back={`${pagePath}#pay`}
        idempotencyKey={idempotencyKey}
        className={css.form}
      >
        <FormMessage form={state} />
        <input type="hidden" name="amount" value={rest} />
        {paymentNos.map((paymentNo) => (
          <input key={paymentNo} type="hidden" name="paymentNos" value={paymentNo} />
        ))}
        <RadioGroup
          name="channelId"
          legend={t('topUp.channel')}
          legendHidden
          options={channels.map((channel) => optionOf(view, channel, rest))}
          {...(chosen && { defaultValue: chosen.id })}
          {...(error && { error })}
          required
        />
        {toFen(fromBalance) > 0 && (
          <PayPin
            t={t}
            hint={isolated(t('payment.balancePart', { amount: amountText(locale, fromBalance) }))}
            error={state.error('payPassword')}
            resetHref={resetHref}
          />
        )}
      </CallForm>
    </>
  );
}

function optionOf(view: View, channel: DepositChannel, rest: string): RadioOption {
  const { t, locale, tenant } = view;
  const { id, name, type, currency, rate, feeBasisPoints } = channel;
  const ChannelIcon = CHANNEL_ICON[type];
  const amount = paidThrough(channel, rest);
  const knownRate = currency === 'CNY' ? '1' : rate;
  const transfer = knownRate && transferOf(amount, { feeBasisPoints, rate: knownRate, currency });
  const fee = transfer && transfer.fee !== '0.00' ? amountText(locale, transfer.fee) : undefined;
  return {
    value: id,
    label: (
      <span className={balanceCss.choice}>
        <ChannelIcon />
        <span className={balanceCss.choiceName}>{name}</span>
      </span>
    ),
    hint: (
      <span className={css.channelFacts}>
        <span>{aboutChannel(t, channel)}</span>
        {amount !== rest && (
          <span>{isolated(t('payment.least', { amount: amountText(locale, amount) }))}</span>
        )}
        {transfer && (
          <span>
            {t('topUp.transfer')}:{' '}
            <bdi>{formatCurrency(locale, transfer.pay, currency, tenant.homeCountry)}</bdi>
            {fee && (
              <>
                {' · '}
                {t('topUp.fee')}: {isolated(fee)}
              </>
            )}
            {rate && currency !== 'CNY' && (
              <>
                {' · '}
                {rateText(view, 'topUp.rate', { rate, currency })}
              </>
            )}
          </span>
        )}
      </span>
    ),
  };
}
