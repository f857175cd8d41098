import type { Flash } from '../../contract/flash.ts';
import { REQUEST_REASONS } from '../../contract/refunds.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';

type RefundRequestProps = {
  t: View['t'];
  orderNo: string;
  /** The page of the order. */
  here: string;
  flash: Flash | undefined;
  idempotencyKey: string;
};

/** Asks for money back on an order that was bought: a form behind its button. */
export function RefundRequest({ t, orderNo, here, flash, idempotencyKey }: RefundRequestProps) {
  const state = formState(flash, 'requestRefund');
  const failed = flash?.form === 'requestRefund' && flash.kind === 'error';
  return (
    <details className={css.close} open={failed || undefined}>
      <summary className={css.closeSummary}>{t('refund.request')}</summary>
      <CallForm
        call="requestRefund"
        next={here}
        back={here}
        flash="refundRequested"
        idempotencyKey={idempotencyKey}
        className={css.panel}
      >
        <p className={css.muted}>{t('refund.requestText')}</p>
        <input type="hidden" name="orderNo" value={orderNo} />
        <Select
          name="reason"
          label={t('refund.reason')}
          defaultValue={state.value('reason')}
          error={state.error('reason')}
          options={REQUEST_REASONS.map((reason) => ({
            value: reason,
            label: translateKey(t, `refundReason.${reason}`),
          }))}
          required
        />
        <TextArea
          name="note"
          label={t('refund.note')}
          hint={t('refund.noteHint')}
          defaultValue={state.value('note')}
          error={state.error('note')}
          maxLength={500}
          rows={3}
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('refund.send')}
        </Button>
      </CallForm>
    </details>
  );
}
