import type { UserAccount } from '../../../contract/calls/account.ts';
import type { WithdrawalTerms } from '../../../contract/calls/withdrawals.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import { cnySign, formatDateTime } from '../../../i18n/format.ts';
import { formatList } from '../../../i18n/regions-and-lists.ts';
import type { Flash } from '../../../site/flash.ts';
import { CallForm } from '../../form/call-form.tsx';
import { type FormState, formState } from '../../form/field-errors.ts';
import { FormMessage } from '../../form/form-message.tsx';
import { amountText } from '../../money/amount-text.ts';
import { currencyPattern } from '../../money/money-format.ts';
import { rateText } from '../../money/rate.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { isolated } from '../../ui/isolated.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PinInput } from '../../ui/pin-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { View } from '../../view.ts';
import * as css from '../balance.css';
import { PayoutFields } from './payout-fields.tsx';

type WithdrawFormProps = {
  view: View;
  flash: Flash | undefined;
  account: UserAccount;
  terms: WithdrawalTerms;
  /** Whether a withdrawal is still open; a second one is not allowed. */
  hasOpen: boolean;
  idempotencyKey: string;
};

const PAGE_PATH = '/my/balance/withdraw';

/** The form for a withdrawal, or a list of everything that prevents one. */
export function WithdrawForm(props: WithdrawFormProps) {
  const obstacles = obstaclesOf(props);
  if (obstacles.length === 0) return <Form {...props} />;
  return (
    <Notice tone="warning">
      {obstacles.map(({ text }) => (
        <p key={text}>{isolated(text)}</p>
      ))}
      <div className={css.buttons}>
        {obstacles.flatMap(({ actions = [] }) =>
          actions.map(({ href, label }) => (
            <ButtonLink key={href} size="sm" href={href}>
              {label}
            </ButtonLink>
          )),
        )}
      </div>
    </Notice>
  );
}

type Obstacle = { text: string; actions?: { href: string; label: string }[] };

/**
 * Everything that prevents a withdrawal, with the acts that help. All obstacles are listed at once, so that none
 * appears after another is removed.
 */
function obstaclesOf({ view, account, terms, hasOpen }: WithdrawFormProps): Obstacle[] {
  const { t, locale, tenant } = view;
  const obstacles: Obstacle[] = [];
  if (hasOpen) obstacles.push({ text: t('withdraw.waits') });
  if (terms.channels.length === 0) {
    // A shopper who wants to withdraw money gets another link besides that to a top-up.
    const actions = [
      { href: '/my/message?tab=feedback', label: t('message.tab.feedback') },
      { href: '/my/balance#top-up', label: t('topUp.title') },
    ];
    obstacles.push({ text: t('withdraw.noChannel'), actions });
  }
  if (terms.coolingUntil) {
    const time = formatDateTime(locale, terms.coolingUntil, tenant);
    obstacles.push({ text: t('withdraw.cooling', { time }) });
  }
  if (!account.hasPayPassword) {
    const action = { href: '/my/balance#pay-password', label: t('payPassword.set') };
    obstacles.push({ text: t('payment.set.text'), actions: [action] });
  }
  if (toFen(terms.available) < toFen(terms.minimum)) {
    const minimum = amountText(locale, terms.minimum);
    obstacles.push({ text: t('withdraw.tooLittle', { minimum }) });
  }
  return obstacles;
}

const FIELDS = ['channelId', 'amount', 'accountHolder', 'accountNo', 'payPassword'] as const;

/** A hint that names the channels that pay to an e-mail address instead of an account number. */
function emailHint({ t, locale }: View, { channels }: WithdrawalTerms): string | undefined {
  const names = channels.filter(({ payeeBy }) => payeeBy === 'EMAIL').map(({ name }) => name);
  if (names.length === 0) return undefined;
  return t('withdraw.emailHint', { names: formatList(locale, names) });
}

function Form({ view, flash, terms, idempotencyKey }: WithdrawFormProps) {
  const { t } = view;
  const state = formState(flash, 'createWithdrawal', FIELDS);
  return (
    <CallForm
      call="createWithdrawal"
      next={PAGE_PATH}
      back={PAGE_PATH}
      flash="withdrawalCreated"
      idempotencyKey={idempotencyKey}
      className={css.form}
    >
      <FormMessage form={state} />
      <Payout view={view} terms={terms} state={state} />
      <div className={css.wide}>
        <TextInput
          name="accountHolder"
          label={t('withdraw.holder')}
          hint={t('withdraw.holderHint')}
          defaultValue={state.value('accountHolder')}
          error={state.error('accountHolder')}
          autoComplete="name"
          maxLength={80}
          required
        />
      </div>
      <div className={css.wide}>
        <TextInput
          name="accountNo"
          label={t('withdraw.accountNo')}
          hint={emailHint(view, terms)}
          defaultValue={state.value('accountNo')}
          error={state.error('accountNo')}
          autoComplete="off"
          maxLength={64}
          dir="ltr"
          required
        />
      </div>
      <PinInput
        name="payPassword"
        label={t('payment.payPassword')}
        hint={state.refused && t('form.passwordAgain')}
        error={state.error('payPassword')}
        secret
        required
      />
      <Button type="submit" variant="primary" size="lg">
        {t('withdraw.send')}
      </Button>
    </CallForm>
  );
}

type PayoutProps = Pick<WithdrawFormProps, 'view' | 'terms'> & {
  state: FormState<'channelId' | 'amount'>;
};

function Payout({ view, terms, state }: PayoutProps) {
  const { t, locale, tenant } = view;
  return (
    <PayoutFields
      channels={terms.channels.map(({ id, name, currency, rate }) => ({
        id,
        name,
        hint:
          currency === 'CNY'
            ? t('withdraw.paidIn', { currency })
            : rateText(view, 'withdraw.rate', { rate, currency }),
        currency,
        pattern: currencyPattern(locale, currency, tenant.homeCountry),
        rate: currency === 'CNY' ? '1' : rate,
      }))}
      channelId={state.value('channelId')}
      amount={state.value('amount') ?? ''}
      available={terms.available}
      feeFen={toFen(terms.fee)}
      cnyPattern={currencyPattern(locale, 'CNY', tenant.homeCountry)}
      cnySign={cnySign(locale)}
      texts={{
        channel: t('withdraw.channel'),
        amount: t('withdraw.amount'),
        amountHint: t('withdraw.amountHint', {
          minimum: amountText(locale, terms.minimum),
          available: amountText(locale, terms.available),
        }),
        all: t('withdraw.all'),
      }}
      sumTexts={{
        amount: t('withdraw.taken'),
        fee: t('topUp.fee'),
        pay: t('withdraw.received'),
        note: t('withdraw.note'),
        noSum: t('withdraw.typeAmount'),
      }}
      errors={{ channelId: state.error('channelId'), amount: state.error('amount') }}
    />
  );
}
