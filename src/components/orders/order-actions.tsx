import type { PurchaseOrderSummary } from '../../contract/orders.ts';
import { CallForm } from '../form/call-form.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';
import * as css from './orders.css';

type OrderActionsProps = {
  t: View['t'];
  order: PurchaseOrderSummary;
  /** The page that the order is shown on. */
  here: string;
  idempotencyKey: string;
};

/** What the shopper may do with an order now, and nothing else. */
export function OrderActions({ t, order, here, idempotencyKey }: OrderActionsProps) {
  const { actions, paymentNo } = order;
  return (
    <div className={css.actions}>
      {actions.includes('pay') && paymentNo && (
        <ButtonLink variant="primary" href={`/payment?nos=${paymentNo}`}>
          {t('order.pay')}
        </ButtonLink>
      )}
      {actions.includes('clone') && <Clone {...{ t, order, here, idempotencyKey }} />}
      {actions.includes('close') && <Close {...{ t, order, here }} />}
    </div>
  );
}

function Clone({ t, order, here, idempotencyKey }: OrderActionsProps) {
  return (
    <CallForm
      call="clonePurchaseOrder"
      params={{ id: order.orderNo }}
      next={`/payment?clonedFrom=${order.orderNo}`}
      back={here}
      idempotencyKey={idempotencyKey}
    >
      <Button type="submit">{t('order.clone')}</Button>
    </CallForm>
  );
}

/** Asks before it cancels; opens and works without scripts. */
function Close({ t, order, here }: Omit<OrderActionsProps, 'idempotencyKey'>) {
  const paid = order.status !== 'PENDING_PAYMENT';
  return (
    <details className={css.close}>
      <summary className={css.closeSummary}>{t('order.close')}</summary>
      <div className={css.question}>
        <p>{t(paid ? 'order.closeRefund' : 'order.closeQuestion', { no: order.orderNo })}</p>
        <CallForm
          call="closePurchaseOrder"
          params={{ id: order.orderNo }}
          next={here}
          back={here}
          flash="orderClosed"
        >
          <Button type="submit" variant="danger">
            {t('order.closeConfirm')}
          </Button>
        </CallForm>
      </div>
    </details>
  );
}
