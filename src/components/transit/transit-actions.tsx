import type { ReactNode } from 'react';
import type { TransitOrderSummary } from '../../contract/calls/transit.ts';
import { CallForm } from '../form/call-form.tsx';
import { amountText } from '../money/amount-text.ts';
import * as css from '../orders/orders.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { isolated } from '../ui/isolated.tsx';
import type { View } from '../view.ts';

type TransitActionsProps = {
  view: Pick<View, 't' | 'locale'>;
  order: TransitOrderSummary;
  /** The amount to pay: CNY; undefined if it is not known. */
  due?: string | undefined;
  /** The path of the page that shows the order. */
  pagePath: string;
  /** Further actions. */
  children?: ReactNode;
};

/** The actions that a transit order allows now. */
export function TransitActions({ view, order, due, pagePath, children }: TransitActionsProps) {
  const { t, locale } = view;
  const { actions, paymentNo, orderNo } = order;
  if (actions.length === 0 && !children) return null;
  return (
    <div className={css.actions}>
      {actions.includes('pay') && paymentNo && (
        <ButtonLink variant="primary" href={`/payment?nos=${paymentNo}`}>
          {due ? (
            <span>{isolated(t('payment.pay', { amount: amountText(locale, due) }))}</span>
          ) : (
            t('order.pay')
          )}
        </ButtonLink>
      )}
      {actions.includes('complete') && (
        <ConfirmAction
          label={t('transit.complete')}
          variant={hasArrived(order) ? 'primary' : 'secondary'}
        >
          <p>{t('transit.completeQuestion')}</p>
          <CallForm
            call="completeTransitOrder"
            params={{ id: orderNo }}
            next={pagePath}
            back={pagePath}
            flash="transitCompleted"
          >
            <Button type="submit" variant="primary">
              {t('transit.completeConfirm')}
            </Button>
          </CallForm>
        </ConfirmAction>
      )}
      {children}
      {actions.includes('close') && (
        <ConfirmAction label={t('transit.close')} variant="quiet">
          <p>{t('transit.closeQuestion', { no: orderNo })}</p>
          <CallForm
            call="closeTransitOrder"
            params={{ id: orderNo }}
            next={pagePath}
            back={pagePath}
            flash="transitClosed"
          >
            <Button type="submit" variant="danger">
              {t('transit.closeConfirm')}
            </Button>
          </CallForm>
        </ConfirmAction>
      )}
    </div>
  );
}

/** Whether a shipment has arrived, so that confirming its receipt is the main action. */
const hasArrived = ({ status }: TransitOrderSummary): boolean =>
  status === 'DELIVERED' || status === 'READY_FOR_PICKUP';

type ConfirmActionProps = {
  label: string;
  variant: keyof typeof css.summary;
  children: ReactNode;
};

/** A button that opens `children`: a question, and the form that acts. Works without scripts. */
function ConfirmAction({ label, variant, children }: ConfirmActionProps) {
  return (
    <details className={css.close}>
      <summary className={css.summary[variant]}>{label}</summary>
      <div className={variant === 'quiet' ? css.asks.danger : css.asks.plain}>{children}</div>
    </details>
  );
}
