import type { ComponentProps } from 'react';
import { convertCny } from '../../i18n/format.ts';
import { Price } from '../ui/price.tsx';
import { type MoneyFormat, showAmount } from './money-format.ts';

type AmountProps = {
  money: MoneyFormat;
  amount: string;
  /** What it is in the other currency, where that is a sum of rounded parts. */
  converted?: string;
  size?: ComponentProps<typeof Price>['size'];
  className?: string;
};

/** An amount of CNY with what it is at a given rate. Light enough for islands. */
export function Amount({ money, amount, converted, size, className }: AmountProps) {
  const { cnyExchangeRate, currency } = money.exchange;
  const other = converted ?? convertCny(amount, cnyExchangeRate, currency);
  return (
    <Price
      main={showAmount(money.cny, amount)}
      {...(currency !== 'CNY' && { secondary: `≈ ${showAmount(money.other, other)}` })}
      {...(size && { size })}
      {...(className && { className })}
    />
  );
}
