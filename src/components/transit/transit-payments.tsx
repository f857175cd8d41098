import type { TransitOrder } from '../../contract/calls/transit.ts';
import { PaymentLines } from '../payment/payment-lines.tsx';
import { RefundLines } from '../refund/refund-lines.tsx';
import { Card } from '../ui/card.tsx';
import type { View } from '../view.ts';

/** Payments and refunds of a shipment. */
export function TransitPayments({ view, order }: { view: View; order: TransitOrder }) {
  const { t } = view;
  const { payments, refunds } = order;
  return (
    <>
      {payments.length > 0 && (
        <Card title={t('order.payments')}>
          <PaymentLines view={view} payments={payments} />
        </Card>
      )}
      {refunds.length > 0 && (
        <Card title={t('refund.title')}>
          <RefundLines
            view={view}
            refunds={refunds}
            items={order.parcels.map(({ id, parcelNo }) => ({ id, name: parcelNo }))}
            pagePath={`/my/transit/${order.orderNo}`}
          />
        </Card>
      )}
    </>
  );
}
