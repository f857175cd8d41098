import type { UserAccount } from '../../contract/calls/account.ts';
import { Link } from '../../framework/link.tsx';
import { formatDateTime } from '../../i18n/format.ts';
import type { Flash } from '../../site/flash.ts';
import { resetPayPasswordHref } from '../balance/pay-password/pay-password-card.tsx';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { amountText } from '../money/amount-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PinInput } from '../ui/pin-input.tsx';
import { textLink } from '../ui/text-link.css';
import type { View } from '../view.ts';
import * as css from './payment.css';

type PayFormProps = {
  view: View;
  flash: Flash | undefined;
  account: UserAccount;
  paymentNos: readonly string[];
  total: string;
  next: string;
  pagePath: string;
  idempotencyKey: string;
};

/** The last step: the pay password confirms the payment. */
export function PayForm(props: PayFormProps) {
  const { view, flash, account, paymentNos, total, next, pagePath, idempotencyKey } = props;
  const { t, locale, tenant } = view;
  const state = formState(flash, 'batchPay', ['payPassword']);
  const { payPasswordLockedUntil: lockedUntil } = account;
  const resetHref = resetPayPasswordHref(pagePath);
  if (lockedUntil) {
    return (
      <Notice tone="danger" title={t('payment.locked.title')} live>
        <p>
          {t('payment.locked.text', {
            time: formatDateTime(locale, lockedUntil, tenant),
          })}{' '}
          <Link href={resetHref}>{t('payment.locked.reset')}</Link>
        </p>
      </Notice>
    );
  }
  return (
    <CallForm
      call="batchPay"
      next={next}
      back={pagePath}
      idempotencyKey={idempotencyKey}
      className={css.form}
    >
      <FormMessage form={state} />
      <PinInput
        name="payPassword"
        label={t('payment.payPassword')}
        error={state.error('payPassword')}
        aside={
          <Link href={resetHref} className={textLink}>
            {t('payment.forgotten')}
          </Link>
        }
        secret
        required
      />
      {paymentNos.map((paymentNo) => (
        <input key={paymentNo} type="hidden" name="paymentNos" value={paymentNo} />
      ))}
      <Button type="submit" variant="primary" size="lg" block>
        {t('payment.pay', { amount: amountText(locale, total) })}
      </Button>
    </CallForm>
  );
}
