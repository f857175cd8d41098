import type { ComponentProps } from 'react';
import type { Locale } from '../../contract/enums.ts';
import { formatCny, formatConverted } from '../../i18n/format.ts';
import { Price } from '../ui/price.tsx';
import type { Exchange } from './converted-sum.ts';

type AmountProps = {
  locale: Locale;
  /** The rate that counts: today's for a quote, the frozen one for an order. */
  exchange: Exchange;
  amount: string;
  size?: ComponentProps<typeof Price>['size'];
};

/** An amount of CNY with what it is at a given rate. Light enough for islands. */
export function Amount({ locale, exchange, amount, size }: AmountProps) {
  return (
    <Price
      main={formatCny(locale, amount)}
      {...(exchange.currency !== 'CNY' && {
        secondary: `≈ ${formatConverted(locale, amount, exchange)}`,
      })}
      {...(size && { size })}
    />
  );
}
