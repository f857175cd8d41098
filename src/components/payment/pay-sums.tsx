import type { UserAccount } from '../../contract/calls/account.ts';
import type { DepositChannel } from '../../contract/calls/deposits.ts';
import { amountText } from '../money/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { type Description, DescriptionList } from '../ui/description-list.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';
import { PAY_FORM, type PayStep, paidThrough } from './payment-rules.ts';

type PaySumsProps = {
  view: View;
  account: UserAccount;
  /** The sum to pay: CNY, a decimal string. */
  total: string;
  /** The sum to pay in both currencies. */
  sum: React.ReactNode;
  step: PayStep;
  /** The channels in the order in which they can be chosen. */
  channels: readonly DepositChannel[];
};

/** The sum to pay, the balance before and after, and the button, which on a phone stays at the bottom of the window. */
export function PaySums({ view, account, total, sum, step, channels }: PaySumsProps) {
  const { t, locale } = view;
  const isThroughChannel = step.kind === 'CHANNEL';
  return (
    <section className={css.summary} aria-label={t('payment.summary')}>
      <div className={css.sumLines}>
        <h2 className={css.sumTitle}>{t('payment.summary')}</h2>
        <DescriptionList
          items={[
            { term: t('payment.total'), value: sum, strong: true },
            ...balanceLines(view, account, step),
          ]}
        />
      </div>
      {(isThroughChannel || step.kind === 'CONFIRM') && (
        <div className={css.payBar}>
          <div className={css.payBarSum}>
            <span className={css.muted}>{t('payment.total')}</span>
            <strong>{isolated(amountText(locale, total))}</strong>
          </div>
          <Button type="submit" form={PAY_FORM} variant="primary" size="lg" block>
            {isThroughChannel
              ? channels.map((channel) => (
                  <span key={channel.id} className={css.payName}>
                    {isolated(
                      t('payment.by', {
                        type: channel.demonstration ? 'DEMONSTRATION' : channel.type,
                        amount: amountText(locale, paidThrough(channel, step.rest)),
                      }),
                    )}
                  </span>
                ))
              : t('payment.pay', { amount: amountText(locale, total) })}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The lines about the balance: how much of the sum it pays and what is left of it, or how much it lacks. */
function balanceLines(
  { t, locale }: View,
  { available }: UserAccount,
  step: PayStep,
): Description[] {
  const balance = { term: t('payment.balance'), value: amountText(locale, available) };
  switch (step.kind) {
    case 'CHANNEL':
      if (step.fromBalance === '0.00') return [balance];
      return [
        { term: t('payment.fromBalance'), value: amountText(locale, step.fromBalance) },
        { term: t('payment.rest'), value: amountText(locale, step.rest), strong: true },
      ];
    case 'TOP_UP': {
      const missing = <span className={css.short}>{amountText(locale, step.rest)}</span>;
      return [balance, { term: t('payment.missing'), value: missing }];
    }
    default:
      return [balance, { term: t('payment.after'), value: amountText(locale, step.after) }];
  }
}
