import type { Deposit, DepositChannel } from '../../contract/deposits.ts';
import type { Flash } from '../../contract/flash.ts';
import { toFen } from '../../contract/money.ts';
import { formatNumber } from '../../i18n/format.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { amountText } from '../orders/amount-text.ts';
import { currencyPattern } from '../orders/money-format.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';
import { OpenDeposit } from './open-deposit.tsx';
import { proposedAmount } from './transfer.ts';
import { type ChannelChoice, TransferFields } from './transfer-fields.tsx';

export type TopUpProps = {
  view: View;
  flash: Flash | undefined;
  channels: readonly DepositChannel[];
  /** Top-ups that wait for a transfer or its confirmation. */
  open: readonly Deposit[];
  /** What the balance is short of, CNY. */
  missing?: string;
  /** The page it stands on, where every step leads back to. */
  here: string;
  idempotencyKey: string;
};

/** Topping up in two steps: choose a channel and an amount, then transfer and say so. */
export function TopUp(props: TopUpProps) {
  const { view, flash, open, channels, here } = props;
  const { t } = view;
  const refused = formState(flash, 'updateDeposit').message;
  if (channels.length === 0) return <p>{t('topUp.none')}</p>;
  return (
    <div className={css.stack}>
      {refused && (
        <Notice tone="danger" live>
          {refused}
        </Notice>
      )}
      {open.map((deposit) => (
        <OpenDeposit
          key={deposit.id}
          view={view}
          deposit={deposit}
          channel={channels.find(({ id }) => id === deposit.channelId)}
          here={here}
        />
      ))}
      {open.length === 0 ? (
        <NewDeposit {...props} />
      ) : (
        <Disclosure title={t('topUp.another')} open={flash?.form === 'createDeposit'}>
          <NewDeposit {...props} />
        </Disclosure>
      )}
    </div>
  );
}

function NewDeposit(props: TopUpProps) {
  const { view, flash, channels, missing, here, idempotencyKey } = props;
  const { t, locale } = view;
  const state = formState(flash, 'createDeposit');
  const least = Math.min(...channels.map(({ minimum }) => toFen(minimum)));
  const proposed = missing ? proposedAmount(toFen(missing), least) : '';
  return (
    <CallForm
      call="createDeposit"
      next={`${here}#top-up`}
      back={`${here}#top-up`}
      idempotencyKey={idempotencyKey}
      className={css.form}
    >
      {state.message && (
        <Notice tone="danger" live>
          {state.message}
        </Notice>
      )}
      <TransferFields
        channels={channels.map((channel) => choiceOf(view, channel))}
        channelId={state.value('channelId')}
        amount={state.value('amount') ?? proposed}
        texts={{
          channel: t('topUp.channel'),
          amount: t('topUp.amount'),
          amountHint: missing
            ? t('topUp.missing', { amount: amountText(locale, missing) })
            : t('topUp.amountHint'),
          estimate: t('topUp.estimate', { amount: '{amount}' }),
        }}
        errors={{ channelId: state.error('channelId'), amount: state.error('amount') }}
      />
      <Button type="submit" variant="primary">
        {t('topUp.start')}
      </Button>
    </CallForm>
  );
}

function choiceOf({ t, locale, tenant }: View, channel: DepositChannel): ChannelChoice {
  const { id, name, feeBasisPoints, currency, minimum, maximum } = channel;
  const { exchangeInfo } = tenant;
  const known = currency === exchangeInfo.currency ? exchangeInfo.cnyExchangeRate : undefined;
  return {
    id,
    name,
    hint: t('topUp.channelHint', {
      currency,
      fee: feeBasisPoints,
      percent: formatNumber(locale, feeBasisPoints / 100),
      minimum: amountText(locale, minimum),
      maximum: amountText(locale, maximum),
    }),
    feeBasisPoints,
    currency,
    pattern: currencyPattern(locale, currency),
    rate: currency === 'CNY' ? '1' : known,
  };
}
