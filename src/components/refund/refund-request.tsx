import { REQUEST_REASONS } from '../../contract/calls/refunds.ts';
import type { OrderType } from '../../contract/values/order-statuses.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import * as css from '../orders/orders.css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { View } from '../view.ts';

type Reason = (typeof REQUEST_REASONS)[number];

/** The texts and the reasons for each kind of order. */
const REQUESTS = {
  PURCHASE_ORDER: {
    label: 'refund.request',
    hint: 'refund.noteHint',
    reasons: REQUEST_REASONS,
  },
  TRANSIT_ORDER: {
    label: 'transit.claim',
    hint: 'transit.claimHint',
    reasons: ['DAMAGED', 'MISSING_ITEM', 'LOST', 'CUSTOMS', 'OTHER'],
  },
} as const satisfies Record<OrderType, { label: string; hint: string; reasons: readonly Reason[] }>;

type RefundRequestProps = {
  t: View['t'];
  orderType: OrderType;
  orderNo: string;
  /** The reason that fits the order's state. */
  likelyReason?: Reason | undefined;
  /** The prominence of the button among other actions. */
  variant?: keyof typeof css.summary;
  /** The path of the page that shows the order. */
  pagePath: string;
  flash: Flash | undefined;
  idempotencyKey: string;
};

/** A button that opens the form for requesting a refund. Staff decide about the request. */
export function RefundRequest(props: RefundRequestProps) {
  const {
    t,
    orderType,
    orderNo,
    likelyReason,
    variant = 'quiet',
    pagePath,
    flash,
    idempotencyKey,
  } = props;
  const { label, hint, reasons } = REQUESTS[orderType];
  const state = formState(flash, 'requestRefund', ['reason', 'note']);
  return (
    <details id="refund-request" className={css.close} open={state.refused}>
      <summary className={css.summary[variant]}>{t(label)}</summary>
      <CallForm
        call="requestRefund"
        next={pagePath}
        back={`${pagePath}#refund-request`}
        flash="refundRequested"
        idempotencyKey={idempotencyKey}
        className={css.panel}
      >
        {state.message && (
          <Notice tone="danger" live>
            {state.message}
          </Notice>
        )}
        <p className={css.muted}>{t('refund.requestText')}</p>
        <input type="hidden" name="orderType" value={orderType} />
        <input type="hidden" name="orderNo" value={orderNo} />
        <Select
          name="reason"
          label={t('refund.reason')}
          defaultValue={state.value('reason') ?? likelyReason}
          error={state.error('reason')}
          options={reasons.map((reason) => ({
            value: reason,
            label: translateKey(t, `refundReason.${reason}`),
          }))}
          required
        />
        <TextArea
          name="note"
          label={t('refund.note')}
          hint={t(hint)}
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
