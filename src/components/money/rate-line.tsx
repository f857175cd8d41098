import { displayCurrency } from '../../i18n/format.ts';
import type { View } from '../view.ts';
import { formatRate } from './rate.ts';

/** The current rate, which an order keeps; nothing if the tenant's currency is CNY. */
export function RateLine({ view, className }: { view: View; className: string | undefined }) {
  const { cnyExchangeRate, currency } = view.tenant.exchangeInfo;
  if (currency === 'CNY') return null;
  return (
    <p className={className}>
      {view.t('checkout.rate', {
        rate: formatRate(view.locale, cnyExchangeRate),
        currency: displayCurrency(currency),
      })}
    </p>
  );
}
