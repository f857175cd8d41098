import { MAX_REFUND_PHOTOS, REQUEST_REASONS } from '../../contract/calls/refunds.ts';
import type { OrderType } from '../../contract/values/orders/order-statuses.ts';
import { placeholder } from '../../i18n/fill.ts';
import { cnySign } from '../../i18n/format.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { type FormState, formState } from '../form/field-errors.ts';
import { FormMessage } from '../form/form-message.tsx';
import { ItemChoice } from '../form/item-choice.tsx';
import * as css from '../orders/orders.css';
import { Button } from '../ui/button.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { View } from '../view.ts';
import { PhotoFiles } from './photo-files.tsx';

type Reason = (typeof REQUEST_REASONS)[number];

/** The texts and the reasons for each kind of order. */
const REQUESTS = {
  PURCHASE_ORDER: {
    label: 'refund.request',
    hint: 'refund.noteHint',
    itemsLabel: 'refund.items',
    reasons: REQUEST_REASONS,
  },
  TRANSIT_ORDER: {
    label: 'transit.claim',
    hint: 'transit.claimHint',
    itemsLabel: 'refund.parcels',
    reasons: ['DAMAGED', 'MISSING_ITEM', 'LOST', 'CUSTOMS', 'OTHER'],
  },
} as const satisfies Record<
  OrderType,
  { label: string; hint: string; itemsLabel: string; reasons: readonly Reason[] }
>;

const FIELDS = ['reason', 'amount', 'photos', 'note'] as const;

const listOf = (joined = ''): string[] => joined.split(',').filter(Boolean);

type RefundRequestProps = {
  view: Pick<View, 't' | 'locale'>;
  orderType: OrderType;
  orderNo: string;
  /** The lines of the purchase order, or the parcels of the transit order. */
  items: readonly { id: string; name: string }[];
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
    view: { t, locale },
    orderType,
    orderNo,
    items,
    variant = 'quiet',
    pagePath,
    flash,
    idempotencyKey,
  } = props;
  const { label, hint, itemsLabel, reasons } = REQUESTS[orderType];
  const state = formState(flash, 'requestRefund', FIELDS);
  return (
    <details id="refund-request" className={css.close} open={state.refused}>
      <summary className={css.summary[variant]}>{t(label)}</summary>
      <CallForm
        call="requestRefund"
        next={pagePath}
        back={`${pagePath}#refund-request`}
        flash="refundRequested"
        upload={{ field: 'photos', catalog: 'REFUND_PHOTO' }}
        idempotencyKey={idempotencyKey}
        className={css.panel}
      >
        <FormMessage form={state} />
        <p className={css.muted}>{t('refund.requestText')}</p>
        <input type="hidden" name="orderType" value={orderType} />
        <input type="hidden" name="orderNo" value={orderNo} />
        <Select
          name="reason"
          label={t('refund.reason')}
          defaultValue={state.value('reason') ?? ''}
          error={state.error('reason')}
          options={[
            { value: '', label: t('address.choose') },
            ...reasons.map((reason) => ({
              value: reason,
              label: translateKey(t, `refundReason.${reason}`),
            })),
          ]}
          required
        />
        <Items items={items} state={state} label={t(itemsLabel)} />
        <TextInput
          name="amount"
          label={t('refund.amount')}
          hint={t('refund.amountHint')}
          inputMode="decimal"
          autoComplete="off"
          leading={cnySign(locale)}
          defaultValue={state.value('amount')}
          error={state.error('amount')}
        />
        <PhotoFiles
          max={MAX_REFUND_PHOTOS}
          uploaded={listOf(state.value('photos'))}
          error={state.error('photos')}
          texts={{
            label: t('refund.photos'),
            hint: t('refund.photosHint', { count: MAX_REFUND_PHOTOS }),
            wrongType: t('refund.photoType'),
            tooLarge: t('upload.tooLarge'),
            sending: t('deposit.fileSending'),
            failed: t('upload.failed'),
            remove: t('refund.photoRemove', { number: placeholder('number') }),
          }}
        />
        <CountedTextArea
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

type ItemsProps = Pick<RefundRequestProps, 'items'> & {
  label: string;
  state: FormState<(typeof FIELDS)[number]>;
};

/** The choice of the affected items. It is left out if there is only one item. */
function Items({ items, label, state }: ItemsProps) {
  const [first, ...others] = items;
  if (!first) return null;
  if (others.length === 0) return <input type="hidden" name="itemIds" value={first.id} />;
  return <ItemChoice items={items} label={label} form={state} />;
}
