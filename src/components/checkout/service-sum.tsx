'use client';
import { useRef } from 'react';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-format.ts';
import { sumDecimals } from '../money/sum.ts';
import { useChosenServices } from './use-chosen-services.ts';

/** An amount in CNY and in the tenant's currency. */
export type BothAmounts = readonly [cny: string, converted: string];

type ServiceSumProps = {
  money: MoneyFormat;
  /** The sum without services. */
  base: BothAmounts;
  /** The price of each service, by the value of its field. */
  services: Readonly<Record<string, BothAmounts>>;
  /** The values of the services that are chosen at first. */
  chosen: readonly string[];
  size?: 'sm' | 'lg';
};

/**
 * A sum that includes the services chosen in the form around it. Without a script only the payment page shows this
 * sum.
 */
export function ServiceSum({ money, base, services, chosen: initial, size }: ServiceSumProps) {
  const place = useRef<HTMLSpanElement>(null);
  const chosen = useChosenServices(place, initial);
  const amounts = [base, ...chosen.flatMap((value) => [services[value] ?? []]).filter(isBoth)];
  return (
    <span ref={place} aria-live="polite">
      <Amount
        money={money}
        amount={sumDecimals(amounts.map(([cny]) => cny))}
        converted={sumDecimals(amounts.map(([, converted]) => converted))}
        {...(size && { size })}
      />
    </span>
  );
}

const isBoth = (amounts: readonly string[]): amounts is BothAmounts => amounts.length === 2;
