import type { ReactNode } from 'react';
import type { PurchaseOrderSummary } from '../../contract/calls/orders.ts';
import { CallForm } from '../form/call-form.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';
import { shownStatus } from './shown-status.ts';

type OrderActionsProps = {
  view: Pick<View, 't' | 'tenant'>;
  order: PurchaseOrderSummary;
  /** The path of the page that shows the order. */
  pagePath: string;
  idempotencyKey: string;
  /** Whether this is the order's own page, where the shopper can answer questions. */
  isOrderPage?: boolean;
  /** The action that is most likely wanted, after the required one. */
  lead?: ReactNode;
  /** Further actions. */
  children?: ReactNode;
};

/** The actions that an order allows now, the required one first. */
export function OrderActions(props: OrderActionsProps) {
  const { view, order, pagePath, idempotencyKey, isOrderPage, lead, children } = props;
  const { t } = view;
  const { actions, paymentNo, orderNo } = order;
  const needsSupplement = order.status === 'PENDING_SUPPLEMENT';
  return (
    <div className={css.actions}>
      {actions.includes('pay') && paymentNo && (
        <ButtonLink variant="primary" href={`/payment?nos=${paymentNo}`}>
          {t(needsSupplement ? 'order.supplement.pay' : 'order.pay')}
        </ButtonLink>
      )}
      {actions.includes('answer') && !isOrderPage && (
        <ButtonLink variant="primary" href={`/my/purchase/${orderNo}#question`}>
          {t('order.answer')}
        </ButtonLink>
      )}
      <Forward view={view} order={order} />
      {lead}
      {!isOrderPage && <ButtonLink href={`/my/purchase/${orderNo}`}>{t('order.view')}</ButtonLink>}
      {actions.includes('clone') && <Clone {...{ t, order, pagePath, idempotencyKey }} />}
      {children}
      {actions.includes('close') && <Close {...{ t, order, pagePath }} />}
      {actions.includes('requestCancel') && <RequestCancel {...{ t, order, pagePath }} />}
    </div>
  );
}

/** A link to the order's parcels, to forward them, once goods have arrived in the warehouse. */
function Forward({ view: { t, tenant }, order }: Pick<OrderActionsProps, 'view' | 'order'>) {
  const { showStockin, showTransit } = tenant.tenantPreference;
  const status = shownStatus(order);
  const hasArrived = status === 'PARTIALLY_STOCKED_IN' || status === 'STOCKED_IN';
  // Stored goods can't be shipped while they are in a shipment already, or while the shopper has objected to them.
  const hasNone = showTransit && order.shippable === false;
  if (!showStockin || !hasArrived || hasNone) return null;
  return (
    <ButtonLink
      variant={showTransit ? 'primary' : 'secondary'}
      href={`/my/in-stock-items?q=${order.orderNo}`}
    >
      {t(showTransit ? 'order.forward' : 'order.viewParcels')}
    </ButtonLink>
  );
}

type FormProps = { t: View['t'] } & Pick<OrderActionsProps, 'order' | 'pagePath'>;

/** The button that repeats the order. */
function Clone({ t, order, pagePath, idempotencyKey }: FormProps & { idempotencyKey: string }) {
  return (
    <CallForm
      call="clonePurchaseOrder"
      params={{ id: order.orderNo }}
      next={`/payment?clonedFrom=${order.orderNo}`}
      back={pagePath}
      idempotencyKey={idempotencyKey}
    >
      <Button type="submit">{t('order.clone')}</Button>
    </CallForm>
  );
}

function Close({ t, order, pagePath }: FormProps) {
  const isPaid = order.status !== 'PENDING_PAYMENT';
  return (
    <CancelQuestion
      {...{ order, pagePath }}
      label={t('order.close')}
      question={t(isPaid ? 'order.closeRefund' : 'order.closeQuestion', { no: order.orderNo })}
      confirm={t('order.closeConfirm')}
      flash="orderClosed"
    />
  );
}

/** The button that asks staff to cancel an order that is being bought, if they still can. */
function RequestCancel({ t, order, pagePath }: FormProps) {
  return (
    <CancelQuestion
      {...{ order, pagePath }}
      label={t('order.requestCancel')}
      question={t('order.requestCancelText')}
      confirm={t('order.requestCancelConfirm')}
      flash="cancelRequested"
    />
  );
}

type CancelQuestionProps = Omit<FormProps, 't'> &
  Record<'label' | 'question' | 'confirm' | 'flash', string>;

/** A button that opens a question with the button that cancels the order. Works without scripts. */
function CancelQuestion({ order, pagePath, label, question, confirm, flash }: CancelQuestionProps) {
  return (
    <details className={css.close}>
      <summary className={css.summary.quiet}>{label}</summary>
      <div className={css.asks.danger}>
        <p>{question}</p>
        <CallForm
          call="closePurchaseOrder"
          params={{ id: order.orderNo }}
          next={pagePath}
          back={pagePath}
          flash={flash}
        >
          <Button type="submit" variant="danger">
            {confirm}
          </Button>
        </CallForm>
      </div>
    </details>
  );
}
