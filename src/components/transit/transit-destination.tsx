import type { TransitOrder } from '../../contract/calls/transit.ts';
import { addressLines } from '../address/address-lines.ts';
import { type Countries, countryText } from '../address/country.ts';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { View } from '../view.ts';
import * as css from './transit.css';

type TransitDestinationProps = { view: View; order: TransitOrder; countries: Countries };

/** The destination: the shopper's address, or the pickup point with the pickup code. */
export function TransitDestination({ view, order, countries }: TransitDestinationProps) {
  const { t, locale } = view;
  const { pickupCode } = order;
  const lines = destinationLines(order, countryText(locale, countries, order.country));
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
          {lines.map((line) => (
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

/** Name, address, country and phone number of the pickup point or else of the shopper's address. */
function destinationLines(order: TransitOrder, country: string): string[] {
  const { pickupWarehouse, address } = order;
  const lines = () => {
    if (pickupWarehouse) {
      const { name, address, postCode, phone } = pickupWarehouse;
      return [name, address, postCode, country, phone];
    }
    if (address) return [address.name, ...addressLines(address), country, address.phone];
    return [country];
  };
  return lines().filter((line) => line !== undefined && line !== '');
}
