import type { View } from '../view.ts';
import { rateText } from './rate.ts';

/** The current rate, which an order keeps. Renders nothing if the tenant's currency is CNY. */
export function RateLine({ view, className }: { view: View; className: string | undefined }) {
  const { cnyExchangeRate, currency } = view.tenant.exchangeInfo;
  if (currency === 'CNY') return null;
  return (
    <p className={className}>
      {rateText(view, 'checkout.rate', { rate: cnyExchangeRate, currency })}
    </p>
  );
}
