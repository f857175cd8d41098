import type { PurchaseOrder } from '../../contract/calls/orders.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { amountText } from '../money/amount-text.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';

type OrderNeedsProps = { view: View; order: PurchaseOrder; flash: Flash | undefined };

/**
 * The open tasks of the shopper for an order: an answer, a price difference, a decision on a parcel.
 */
export function OrderNeeds({ view, order, flash }: OrderNeedsProps) {
  return (
    <>
      <Question view={view} order={order} flash={flash} />
      <Supplement view={view} order={order} />
      <BadParcels view={view} order={order} />
    </>
  );
}

function Question({ view: { t }, order, flash }: OrderNeedsProps) {
  if (!order.question || !order.actions.includes('answer')) return null;
  const pagePath = `/my/purchase/${order.orderNo}`;
  const state = formState(flash, 'answerPurchaseOrder', ['answer']);
  return (
    <div id="question" className={css.need}>
      <Notice tone="warning" title={t('order.question.title')}>
        <p className={css.freeText} dir="auto">
          {order.question}
        </p>
      </Notice>
      <CallForm
        call="answerPurchaseOrder"
        params={{ id: order.orderNo }}
        next={pagePath}
        back={`${pagePath}#question`}
        flash="orderAnswered"
        className={css.form}
      >
        <CountedTextArea
          name="answer"
          label={t('order.question.answer')}
          hint={t('order.question.hint')}
          defaultValue={state.value('answer')}
          error={state.error('answer')}
          maxLength={500}
          rows={3}
          required
        />
        <Button type="submit" variant="primary" className={css.submit}>
          {t('order.question.send')}
        </Button>
      </CallForm>
    </div>
  );
}

function Supplement({ view: { t, locale }, order }: Pick<OrderNeedsProps, 'view' | 'order'>) {
  if (order.status !== 'PENDING_SUPPLEMENT') return null;
  const due = order.payments.find(({ paymentNo }) => paymentNo === order.paymentNo);
  if (!due) return null;
  return (
    <Notice
      tone="warning"
      title={t('order.supplement.title', { amount: amountText(locale, due.amount) })}
    >
      {due.note && <p className={css.freeText}>{due.note}</p>}
      <p>{t('order.supplement.text')}</p>
    </Notice>
  );
}

function BadParcels({ view: { t }, order }: Pick<OrderNeedsProps, 'view' | 'order'>) {
  const count = order.parcels.filter(({ actions }) => actions.includes('accept')).length;
  if (count === 0) return null;
  return (
    <Notice tone="warning" title={t('order.parcelProblem', { count })}>
      <p>{t('order.parcelProblemText')}</p>
      <div>
        <ButtonLink size="sm" href="#parcels">
          {t('order.parcelProblemShow')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
