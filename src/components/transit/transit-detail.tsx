import type { TransitOrder } from '../../contract/calls/transit.ts';
import { formatCny, formatDateTime, formatNumber, formatWeight } from '../../i18n/format.ts';
import { shippingTexts } from '../../i18n/freight-texts.ts';
import { isolate } from '../../i18n/isolate.ts';
import { translateKey } from '../../i18n/translator.ts';
import type { Flash } from '../../site/flash.ts';
import { type Countries, countryText } from '../address/country.ts';
import { leadTime } from '../freight/freight-rows.ts';
import { expectedOfShipment } from '../orders/expected-dates.ts';
import * as orders from '../orders/orders.css';
import { Progress } from '../orders/progress.tsx';
import { sizeText } from '../parcels/parcel-texts.ts';
import { PayBy } from '../payment/pay-by.tsx';
import { RefundRequest } from '../refund/refund-request.tsx';
import * as layout from '../shell/page-layout.css';
import { Card } from '../ui/card.tsx';
import { type Description, DescriptionList } from '../ui/description-list.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';
import { TransitActions } from './transit-actions.tsx';
import { TransitBill } from './transit-bill.tsx';
import { nextText } from './transit-card.tsx';
import { TransitDestination } from './transit-destination.tsx';
import { TransitParcels } from './transit-parcels.tsx';
import { TransitPayments } from './transit-payments.tsx';
import { TransitStatus } from './transit-status.tsx';
import { transitSteps } from './transit-steps.ts';
import { TransitHistory, TransitTracking } from './transit-tracking.tsx';

type TransitDetailProps = {
  view: View;
  flash: Flash | undefined;
  order: TransitOrder;
  countries: Countries;
  now: number;
  idempotencyKey: string;
};

/** Everything about one shipment; printed without its buttons. */
export function TransitDetail(props: TransitDetailProps) {
  const { view, order, countries } = props;
  const { t } = view;
  return (
    <>
      <State {...props} />
      <div className={layout.detail}>
        <div className={layout.column}>
          <TransitTracking view={view} order={order} />
          <TransitBill view={view} order={order} />
          <Card title={t('transit.parcels', { count: order.parcelCount })}>
            <TransitParcels view={view} parcels={order.parcels} />
          </Card>
        </div>
        <div className={layout.column}>
          <TransitDestination view={view} order={order} countries={countries} />
          <Card title={t('transit.details')}>
            <DescriptionList items={detailsOf(view, order)} />
          </Card>
          {order.message && (
            <Card title={t('checkout.noteTitle')}>
              <p dir="auto">{order.message}</p>
            </Card>
          )}
          <TransitPayments view={view} order={order} />
          <TransitHistory view={view} order={order} />
        </div>
      </div>
    </>
  );
}

/** The amount of the payment that is open. */
const dueOf = ({ payments, paymentNo }: TransitOrder): string | undefined =>
  payments.find((payment) => payment.paymentNo === paymentNo)?.amount;

/** The order's status, the next step, and its actions. */
function State({ view, flash, order, countries, now, idempotencyKey }: TransitDetailProps) {
  const { t, locale, tenant } = view;
  const pagePath = `/my/transit/${order.orderNo}`;
  const progress = transitSteps(order);
  const expected = expectedOfShipment(order, tenant.stepDays);
  return (
    <Card>
      <div className={css.stack}>
        <div className={orders.facts}>
          <TransitStatus t={t} status={order.status} />
          <strong>{order.optionTitle}</strong>
          <bdi>{countryText(locale, countries, order.country)}</bdi>
          <span className={orders.muted}>
            {t('order.placed', {
              time: formatDateTime(locale, order.createdAt, tenant),
            })}
          </span>
        </div>
        {progress && (
          <Progress
            view={view}
            steps={progress.steps.map((step) => ({
              label: translateKey(t, `transit.step.${step}`),
              expected: { ship: expected.sent, arrive: expected.home }[step as 'ship' | 'arrive'],
            }))}
            current={progress.current}
            arrival="expected.arrival"
            orderNo={order.orderNo}
            now={now}
          />
        )}
        <p>{nextText(view, order)}</p>
        {order.expiresAt && <PayBy view={view} until={order.expiresAt} now={now} />}
        <TransitActions view={view} order={order} due={dueOf(order)} pagePath={pagePath}>
          {order.actions.includes('claim') && (
            <RefundRequest
              {...{ view, flash, pagePath, idempotencyKey }}
              orderType="TRANSIT_ORDER"
              orderNo={order.orderNo}
              items={order.parcels.map(({ id, parcelNo }) => ({ id, name: parcelNo }))}
              variant={progress ? 'quiet' : 'secondary'}
            />
          )}
        </TransitActions>
      </div>
    </Card>
  );
}

function detailsOf(view: View, order: TransitOrder): Description[] {
  const { t, locale } = view;
  const [min, max] = order.leadTimeDays;
  const size = order.packed ? sizeText(view, order) : undefined;
  return [
    { term: t('transit.new.option'), value: order.optionTitle },
    { term: t('transit.days'), value: leadTime(shippingTexts(view.t), min, max) },
    {
      term: t(order.packed ? 'transit.packedWeight' : 'transit.estimatedWeight'),
      value: isolate(formatWeight(locale, order.weightG)),
    },
    ...(size ? [{ term: t('transit.packedSize'), value: size }] : []),
    ...(order.boxes > 1
      ? [{ term: t('transit.boxes'), value: formatNumber(locale, order.boxes) }]
      : []),
    { term: t('transit.declaredValue'), value: isolate(formatCny(locale, order.declaredValue)) },
    {
      term: t('transit.insurance'),
      value: t(order.insured ? 'transit.insured' : 'transit.notInsured'),
    },
    ...(order.packing === 'REINFORCED'
      ? [{ term: t('transit.packing'), value: t('freight.surcharge.REINFORCED_PACKING') }]
      : []),
  ];
}
