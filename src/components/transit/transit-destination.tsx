import type { TransitOrder } from '../../contract/calls/transit.ts';
import { addressLines } from '../address/address-lines.ts';
import { type Countries, countryText } from '../address/country.ts';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

type TransitDestinationProps = { view: View; order: TransitOrder; countries: Countries };

/** The destination: the shopper's address, or a counter with its pickup code. */
export function TransitDestination({ view, order, countries }: TransitDestinationProps) {
  const { t, locale } = view;
  const { address, pickupWarehouse: counter, pickupCode } = order;
  const country = countryText(locale, countries, order.country);
  const lines = counter
    ? [counter.name, counter.address, counter.postCode, country, counter.phone]
    : address
      ? [address.name, ...addressLines(address), country, address.phone]
      : [country];
  return (
    <Card title={t(order.selfPickup ? 'transit.pickUpAt' : 'transit.deliverTo')}>
      <div className={css.stack}>
        {pickupCode && order.status === 'READY_FOR_PICKUP' && (
          <div className={css.pickup}>
            <span className={css.muted}>{t('transit.pickupCode')}</span>
            <span className={css.code}>
              <bdi>{pickupCode}</bdi>
              <CopyButton
                value={pickupCode}
                label={t('transit.copyPickupCode')}
                copied={t('shell.copied')}
              />
            </span>
            <span className={css.small}>{t('transit.pickupCodeHint')}</span>
          </div>
        )}
        <address className={css.address}>
          {lines.filter(Boolean).map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
        {!order.selfPickup && order.localExpressCompanyName && (
          <p className={css.muted}>
            {t('transit.byExpress', { company: order.localExpressCompanyName })}
          </p>
        )}
      </div>
    </Card>
  );
}
