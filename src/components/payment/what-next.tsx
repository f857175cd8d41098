import type { Payment } from '../../contract/calls/payments.ts';
import type { TransitOrder } from '../../contract/calls/transit.ts';
import { leastFreeDays } from '../../contract/values/warehouse/storage-at.ts';
import { isolate } from '../../i18n/isolate.ts';
import { shippingText } from '../parcels/shipping-text.ts';
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

type Step = { StepIcon: Icon; title: string; text: string };
type Part = { heading: string; steps: Step[] };

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
  const parts: Part[] = [];
  if (types.has('PURCHASE') || types.has('PURCHASE_SUPPLEMENT')) {
    const heading = t('paymentDone.nextPurchases');
    parts.push({ heading, steps: purchaseSteps(view, toOwnForwarder) });
  }
  for (const order of transits) {
    const heading = t('paymentDone.nextOf', { no: isolate(order.orderNo) });
    parts.push({ heading, steps: transitSteps(view, order) });
  }
  if (types.has('STORAGE')) {
    const title = t('paymentDone.storage.title');
    const step = {
      StepIcon: ClockIcon,
      title,
      text: shippingText(view, 'paymentDone.storage.text', {
        days: view.tenant.storage.extensionDays,
      }),
    };
    parts.push({ heading: t('payment.type.STORAGE'), steps: [step] });
  }
  return parts.map(({ heading, steps }) => (
    <Card key={heading} title={parts.length === 1 ? t('paymentDone.next') : heading}>
      <ol className={css.next}>
        {steps.map(({ StepIcon, title, text }) => (
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
    { StepIcon: StoreIcon, title: t('paymentDone.buy.title'), text: t('paymentDone.buy.text') },
    { StepIcon: TruckIcon, title: t('paymentDone.ship.title'), text: t('paymentDone.ship.text') },
  ];
  if (toOwnForwarder) return steps;
  return [
    ...steps,
    {
      StepIcon: WarehouseIcon,
      title: t('paymentDone.check.title'),
      text: t('paymentDone.check.text', { days: leastFreeDays(tenant) }),
    },
    ...(tenant.tenantPreference.showTransit
      ? [
          {
            StepIcon: PlaneIcon,
            title: t('paymentDone.home.title'),
            text: t('paymentDone.home.text'),
          },
        ]
      : []),
  ];
}

/** The steps of a paid shipment. A shipment that was paid before packing must still be packed. */
function transitSteps({ t }: View, order: TransitOrder): Step[] {
  const [min, max] = order.leadTimeDays;
  const option = order.optionTitle;
  const pack: Step = {
    StepIcon: BoxIcon,
    title: t('paymentDone.pack.title'),
    text: t('paymentDone.pack.text'),
  };
  const pickUp: Step = {
    StepIcon: WarehouseIcon,
    title: t('paymentDone.pickUp.title'),
    text: t('paymentDone.pickUp.text'),
  };
  const receive: Step = {
    StepIcon: CheckCircleIcon,
    title: t('paymentDone.receive.title'),
    text: t('paymentDone.receive.text'),
  };
  return [
    ...(order.packed ? [] : [pack]),
    {
      StepIcon: PlaneIcon,
      title: t('paymentDone.send.title'),
      text: t('paymentDone.send.text', { option }),
    },
    {
      StepIcon: TruckIcon,
      title: t('paymentDone.track.title'),
      text: t('paymentDone.track.text', { min, max }),
    },
    order.selfPickup ? pickUp : receive,
  ];
}
