import type { Payment } from '../../contract/calls/payments.ts';
import type { TransitOrder } from '../../contract/calls/transit.ts';
import { isolate } from '../../i18n/isolate.ts';
import { Card } from '../ui/card.tsx';
import {
  BoxIcon,
  CheckCircleIcon,
  ClockIcon,
  type Icon,
  PlaneIcon,
  StoreIcon,
  TruckIcon,
  WarehouseIcon,
} from '../ui/icon.tsx';
import type { View } from '../view.ts';
import * as css from './payment.css';

type Step = [Icon, string, string];

type WhatNextProps = {
  view: View;
  paid: readonly Payment[];
  /** Whether all purchases go to the shopper's own forwarder. */
  toOwnForwarder: boolean;
  transits: readonly TransitOrder[];
};

/** The next steps, for each kind of payment. */
export function WhatNext({ view, paid, toOwnForwarder, transits }: WhatNextProps) {
  const { t } = view;
  const types = new Set(paid.map(({ type }) => type));
  const parts: [string, Step[]][] = [];
  if (types.has('PURCHASE') || types.has('PURCHASE_SUPPLEMENT')) {
    parts.push([t('paymentDone.nextPurchases'), purchaseSteps(view, toOwnForwarder)]);
  }
  for (const order of transits) {
    const title = t('paymentDone.nextOf', { no: isolate(order.orderNo) });
    parts.push([title, transitSteps(view, order)]);
  }
  if (types.has('STORAGE')) {
    const text = t('paymentDone.storage.text');
    parts.push([t('payment.type.STORAGE'), [[ClockIcon, t('paymentDone.storage.title'), text]]]);
  }
  return parts.map(([title, steps]) => (
    <Card key={title} title={parts.length === 1 ? t('paymentDone.next') : title}>
      <ol className={css.next}>
        {steps.map(([StepIcon, title, text]) => (
          <li key={title} className={css.step}>
            <span className={css.stepIcon}>
              <StepIcon />
            </span>
            <div className={css.what}>
              <span className={css.name}>{title}</span>
              <span className={css.muted}>{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  ));
}

/** The steps to the shopper's door, or only to the shopper's own forwarder in China. */
function purchaseSteps({ t, tenant }: View, toOwnForwarder: boolean): Step[] {
  const steps: Step[] = [
    [StoreIcon, t('paymentDone.buy.title'), t('paymentDone.buy.text')],
    [TruckIcon, t('paymentDone.ship.title'), t('paymentDone.ship.text')],
  ];
  if (toOwnForwarder) return steps;
  return [
    ...steps,
    [
      WarehouseIcon,
      t('paymentDone.check.title'),
      t('paymentDone.check.text', { days: tenant.freeStorageDays }),
    ],
    [PlaneIcon, t('paymentDone.home.title'), t('paymentDone.home.text')],
  ];
}

/** The steps of a shipment. A prepaid one is settled after packing. */
function transitSteps({ t }: View, order: TransitOrder): Step[] {
  const [min, max] = order.leadTimeDays;
  const option = order.optionTitle;
  return [
    ...(order.packed
      ? []
      : [[BoxIcon, t('paymentDone.pack.title'), t('paymentDone.pack.text')] satisfies Step]),
    [PlaneIcon, t('paymentDone.send.title'), t('paymentDone.send.text', { option })],
    [TruckIcon, t('paymentDone.track.title'), t('paymentDone.track.text', { min, max })],
    order.selfPickup
      ? [WarehouseIcon, t('paymentDone.pickUp.title'), t('paymentDone.pickUp.text')]
      : [CheckCircleIcon, t('paymentDone.receive.title'), t('paymentDone.receive.text')],
  ];
}
