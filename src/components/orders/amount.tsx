import type { ComponentProps } from 'react';
import type { Locale } from '../../contract/enums.ts';
import { convertCny, formatCny, formatCurrency } from '../../i18n/format.ts';
import { Price } from '../ui/price.tsx';
import type { Exchange } from './converted-sum.ts';

type AmountProps = {
  locale: Locale;
  /** The rate that counts: today's for a quote, the frozen one for an order. */
  exchange: Exchange;
  amount: string;
  /** What it is in the other currency, where that is a sum of rounded parts. */
  converted?: string;
  size?: ComponentProps<typeof Price>['size'];
  className?: string;
};

/** An amount of CNY with what it is at a given rate. Light enough for islands. */
export function Amount({ locale, exchange, amount, converted, size, className }: AmountProps) {
  const { cnyExchangeRate, currency } = exchange;
  const other = converted ?? convertCny(amount, cnyExchangeRate, currency);
  return (
    <Price
      main={formatCny(locale, amount)}
      {...(currency !== 'CNY' && { secondary: `≈ ${formatCurrency(locale, other, currency)}` })}
      {...(size && { size })}
      {...(className && { className })}
    />
  );
}
