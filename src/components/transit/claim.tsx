import type { Flash } from '../../contract/flash.ts';
import type { REQUEST_REASONS } from '../../contract/refunds.ts';
import type { TransitOrder } from '../../contract/transit.ts';
import { translateKey } from '../../i18n/translator.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

/** What can go wrong with a shipment. */
const REASONS = [
  'DAMAGED',
  'MISSING_ITEM',
  'LOST',
  'CUSTOMS',
  'OTHER',
] as const satisfies readonly (typeof REQUEST_REASONS)[number][];

/** Where an order that went wrong starts from. */
const LIKELY: Partial<Record<TransitOrder['status'], (typeof REASONS)[number]>> = {
  LOST: 'LOST',
  CUSTOMS_SEIZED: 'CUSTOMS',
};

type ClaimProps = {
  view: View;
  flash: Flash | undefined;
  order: TransitOrder;
  here: string;
  idempotencyKey: string;
};

/** Asking for money back on a shipment; somebody decides. */
export function Claim({ view: { t }, flash, order, here, idempotencyKey }: ClaimProps) {
  const state = formState(flash, 'requestRefund');
  const refused = flash?.form === 'requestRefund' && flash.kind === 'error';
  return (
    <details id="claim" className={css.claim} open={refused}>
      <summary className={css.claimSummary}>{t('transit.claim')}</summary>
      <CallForm
        call="requestRefund"
        next={here}
        back={`${here}#claim`}
        flash="refundRequested"
        idempotencyKey={idempotencyKey}
        className={css.stack}
      >
        {state.message && (
          <Notice tone="danger" live>
            {state.message}
          </Notice>
        )}
        <p className={css.muted}>{t('refund.requestText')}</p>
        <input type="hidden" name="orderType" value="TRANSIT_ORDER" />
        <input type="hidden" name="orderNo" value={order.orderNo} />
        <Select
          name="reason"
          label={t('refund.reason')}
          options={REASONS.map((reason) => ({
            value: reason,
            label: translateKey(t, `refundReason.${reason}`),
          }))}
          defaultValue={state.value('reason') ?? LIKELY[order.status] ?? REASONS[0]}
          error={state.error('reason')}
        />
        <TextArea
          name="note"
          label={t('refund.note')}
          hint={t('transit.claimHint')}
          defaultValue={state.value('note')}
          error={state.error('note')}
          maxLength={500}
          rows={3}
        />
        <Button type="submit" className={css.submit}>
          {t('refund.send')}
        </Button>
      </CallForm>
    </details>
  );
}
