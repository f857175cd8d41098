import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import type { View } from '../view.ts';
import { PayPin } from './pay-pin.tsx';
import * as css from './payment.css';
import { PAY_FORM } from './payment-rules.ts';

type PayFormProps = {
  view: View;
  flash: Flash | undefined;
  paymentNos: readonly string[];
  next: string;
  pagePath: string;
  /** Path of this page with the fields that reset the pay password. */
  resetHref: string;
  idempotencyKey: string;
};

/** The form of the last step, in which the pay password confirms the payment. Its button is beside the sum. */
export function PayForm(props: PayFormProps) {
  const { view, flash, paymentNos, next, pagePath, resetHref, idempotencyKey } = props;
  const { t } = view;
  const state = formState(flash, 'batchPay', ['payPassword']);
  return (
    <CallForm
      call="batchPay"
      id={PAY_FORM}
      next={next}
      back={pagePath}
      idempotencyKey={idempotencyKey}
      className={css.form}
    >
      <FormMessage form={state} />
      <PayPin t={t} error={state.error('payPassword')} resetHref={resetHref} />
      {paymentNos.map((paymentNo) => (
        <input key={paymentNo} type="hidden" name="paymentNos" value={paymentNo} />
      ))}
    </CallForm>
  );
}
