import type { ComponentProps } from 'react';
import { Price } from '../ui/price.tsx';
import { type MoneyFormat, showCny, showConverted } from './money-format.ts';

type AmountProps = {
  money: MoneyFormat;
  /** The amount: CNY, a decimal string. */
  amount: string;
  /** The amount in the other currency, if it is not `amount` at the rate but a sum of rounded parts. */
  converted?: string;
  size?: ComponentProps<typeof Price>['size'];
  className?: string;
};

/** An amount of CNY and, beside it, the same in the other currency. Works on the server and in islands. */
export function Amount({ money, amount, converted, size, className }: AmountProps) {
  return (
    <Price
      main={showCny(money, amount)}
      secondary={showConverted(money, amount, converted)}
      {...(size && { size })}
      {...(className && { className })}
    />
  );
}
