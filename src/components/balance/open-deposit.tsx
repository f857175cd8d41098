import type { Deposit, DepositChannel } from '../../contract/deposits.ts';
import { formatCurrency } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { amountText, isolate } from '../orders/amount-text.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import * as css from './balance.css';
import { CopyButton } from './copy-button.tsx';
import { DEPOSIT_TONE } from './deposit-tone.ts';

type OpenDepositProps = {
  view: View;
  deposit: Deposit;
  channel: DepositChannel | undefined;
  here: string;
};

/** A top-up on its way: what to transfer and where to, then "I have paid". */
export function OpenDeposit({ view, deposit, channel, here }: OpenDepositProps) {
  const { t, locale } = view;
  const { id, depositNo, status, amount, payAmount, payCurrency, rate } = deposit;
  const waits = status === 'PENDING_PAYMENT';
  const transfer = formatCurrency(locale, payAmount, payCurrency);
  const lines = [
    ...(channel?.instructions ?? []),
    { label: t('deposit.purpose'), value: depositNo },
  ];
  const copy = { label: t('deposit.copy'), copied: t('deposit.copied') };
  return (
    <section className={css.deposit} aria-label={t('deposit.title', { no: depositNo })}>
      <div className={css.depositHead}>
        <strong>{deposit.channelName}</strong>
        <Badge tone={DEPOSIT_TONE[status]}>{translateKey(t, `deposit.status.${status}`)}</Badge>
      </div>
      {waits ? (
        <>
          <div>
            <div className={css.label}>{t('deposit.transfer')}</div>
            <bdi className={css.payAmount}>{transfer}</bdi>
            <div className={css.muted}>
              {t('deposit.terms', {
                amount: amountText(locale, amount),
                fee: channel?.feeBasisPoints ?? 0,
                rate,
                currency: payCurrency,
              })}
            </div>
          </div>
          <dl className={css.instructions}>
            {lines.map(({ label, value }) => (
              <div key={label} className={css.instruction}>
                <div>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
                <CopyButton {...copy} value={value} />
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          {t('deposit.review', { amount: amountText(locale, amount), transfer: isolate(transfer) })}
        </p>
      )}
      {waits && <Submit view={view} deposit={deposit} here={here} />}
      <CallForm
        call="updateDeposit"
        next={`${here}#top-up`}
        back={`${here}#top-up`}
        flash="depositCancelled"
      >
        <input type="hidden" name="depositId" value={id} />
        <input type="hidden" name="action" value="CANCEL" />
        <Button type="submit" variant="ghost" size="sm">
          {t('deposit.cancel')}
        </Button>
      </CallForm>
    </section>
  );
}

function Submit({ view: { t }, deposit, here }: Omit<OpenDepositProps, 'channel'>) {
  return (
    <CallForm
      call="updateDeposit"
      next={`${here}#top-up`}
      back={`${here}#top-up`}
      flash="depositSubmitted"
      className={css.form}
    >
      <input type="hidden" name="depositId" value={deposit.id} />
      <input type="hidden" name="action" value="SUBMIT" />
      <div className={css.wide}>
        <TextInput
          id={`reference-${deposit.id}`}
          name="reference"
          label={t('deposit.reference')}
          hint={t('deposit.referenceHint')}
          defaultValue={deposit.reference}
          maxLength={80}
          autoComplete="off"
        />
      </div>
      <Button type="submit" variant="primary">
        {t('deposit.paid')}
      </Button>
    </CallForm>
  );
}
