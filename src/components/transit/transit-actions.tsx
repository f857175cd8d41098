import type { ReactNode } from 'react';
import type { TransitOrderSummary } from '../../contract/calls/transit.ts';
import { CallForm } from '../form/call-form.tsx';
import * as css from '../orders/orders.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import type { View } from '../view.ts';

type TransitActionsProps = {
  t: View['t'];
  order: TransitOrderSummary;
  /** The page that shows the order. */
  here: string;
  /** Further actions. */
  children?: ReactNode;
};

/** The actions that a transit order allows now. */
export function TransitActions({ t, order, here, children }: TransitActionsProps) {
  const { actions, paymentNo, orderNo } = order;
  if (actions.length === 0 && !children) return null;
  return (
    <div className={css.actions}>
      {actions.includes('pay') && paymentNo && (
        <ButtonLink variant="primary" href={`/payment?nos=${paymentNo}`}>
          {t('order.pay')}
        </ButtonLink>
      )}
      {actions.includes('complete') && (
        <Asked label={t('transit.complete')} look={atHand(order) ? 'primary' : 'secondary'}>
          <p>{t('transit.completeQuestion')}</p>
          <CallForm
            call="completeTransitOrder"
            params={{ id: orderNo }}
            next={here}
            back={here}
            flash="transitCompleted"
          >
            <Button type="submit" variant="primary">
              {t('transit.completeConfirm')}
            </Button>
          </CallForm>
        </Asked>
      )}
      {children}
      {actions.includes('close') && (
        <Asked label={t('transit.close')} look="quiet">
          <p>{t('transit.closeQuestion', { no: orderNo })}</p>
          <CallForm
            call="closeTransitOrder"
            params={{ id: orderNo }}
            next={here}
            back={here}
            flash="transitClosed"
          >
            <Button type="submit" variant="danger">
              {t('transit.closeConfirm')}
            </Button>
          </CallForm>
        </Asked>
      )}
    </div>
  );
}

/** Confirming the receipt is the last step, so it is the main action. */
const atHand = ({ status }: TransitOrderSummary): boolean =>
  status === 'DELIVERED' || status === 'READY_FOR_PICKUP';

type AskedProps = {
  label: string;
  look: keyof typeof css.summary;
  children: ReactNode;
};

/** Asks before it acts; works without scripts. */
function Asked({ label, look, children }: AskedProps) {
  return (
    <details className={css.close}>
      <summary className={css.summary[look]}>{label}</summary>
      <div className={look === 'quiet' ? css.asks.danger : css.asks.plain}>{children}</div>
    </details>
  );
}
