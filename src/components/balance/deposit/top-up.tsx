import type { Deposit, DepositChannel } from '../../../contract/calls/deposits.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { cnySign, formatNumber } from '../../../i18n/format.ts';
import { depositPath } from '../../../site/deposit-path.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { amountText } from '../../money/amount-text.ts';
import { currencyPattern } from '../../money/money-format.ts';
import { rateText } from '../../money/rate.ts';
import { Button } from '../../ui/button.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { proposedAmount } from '../transfer.ts';
import { CHANNEL_ICON } from './channel-icon.ts';
import { aboutChannel } from './deposit.ts';
import { DepositList } from './deposit-list.tsx';
import { type ChannelChoice, TransferFields } from './transfer-fields.tsx';

export type TopUpProps = {
  view: View;
  flash: Flash | undefined;
  channels: readonly DepositChannel[];
  openDeposits: readonly Deposit[];
  /** The amount that the balance lacks, CNY. */
  missing?: string;
  /** Path of the page with this form, to which a top-up leads back. */
  pagePath: string;
  idempotencyKey: string;
};

/** Open top-ups, and a form for a new one, which then gets its own page. */
export function TopUp(props: TopUpProps) {
  const { view, openDeposits, channels, pagePath } = props;
  const { t } = view;
  if (channels.length === 0) return <p>{t('topUp.none')}</p>;
  return (
    <div className={css.stack}>
      {openDeposits.length > 0 && (
        <Notice title={t('topUp.open', { count: openDeposits.length })}>
          <DepositList view={view} deposits={openDeposits} back={pagePath} />
        </Notice>
      )}
      <NewDeposit {...props} />
    </div>
  );
}

function NewDeposit(props: TopUpProps) {
  const { view, flash, channels, missing, pagePath, idempotencyKey } = props;
  const { t, locale, tenant } = view;
  const state = formState(flash, 'createDeposit', ['channelId', 'amount']);
  const minFen = Math.min(...channels.map(({ minimum }) => toFen(minimum)));
  const proposed = missing ? proposedAmount(toFen(missing), minFen) : '';
  return (
    <CallForm
      call="createDeposit"
      next={depositPath('{depositNo}', pagePath)}
      back={`${pagePath}#top-up`}
      idempotencyKey={idempotencyKey}
      className={css.form}
    >
      <FormMessage form={state} />
      <TransferFields
        channels={channels.map((channel) => choiceOf(view, channel))}
        channelId={state.value('channelId')}
        amount={state.value('amount') ?? proposed}
        cnyPattern={currencyPattern(locale, 'CNY', tenant.homeCountry)}
        cnySign={cnySign(locale)}
        texts={{
          channel: t('topUp.channel'),
          amount: t('topUp.amount'),
          amountHint: missing
            ? t('topUp.missing', { amount: amountText(locale, missing) })
            : t('topUp.amountHint'),
          noRate: t('topUp.noRate'),
        }}
        sumTexts={{
          amount: t('topUp.credited'),
          fee: t('topUp.fee'),
          pay: t('topUp.transfer'),
          note: t('topUp.note'),
          noSum: t('topUp.typeAmount'),
        }}
        errors={{ channelId: state.error('channelId'), amount: state.error('amount') }}
      />
      <Button type="submit" variant="primary" size="lg">
        {t('topUp.start')}
      </Button>
    </CallForm>
  );
}

function choiceOf(view: View, channel: DepositChannel): ChannelChoice {
  const { t, locale, tenant } = view;
  const { id, name, type, feeBasisPoints, currency, rate, minimum, maximum } = channel;
  const ChannelIcon = CHANNEL_ICON[type];
  return {
    id,
    label: (
      <span className={css.choice}>
        <ChannelIcon />
        <span className={css.choiceName}>{name}</span>
      </span>
    ),
    hint: (
      <>
        {aboutChannel(t, channel)}
        <br />
        {isolated(
          t('topUp.channelHint', {
            currency,
            fee: feeBasisPoints,
            percent: formatNumber(locale, feeBasisPoints / 100),
            minimum: amountText(locale, minimum),
            maximum: amountText(locale, maximum),
          }),
        )}
        {rate && currency !== 'CNY' && (
          <>
            {' · '}
            {rateText(view, 'topUp.rate', { rate, currency })}
          </>
        )}
      </>
    ),
    feeBasisPoints,
    currency,
    pattern: currencyPattern(locale, currency, tenant.homeCountry),
    rate: currency === 'CNY' ? '1' : rate,
  };
}
