import type { ComponentProps } from 'react';
import { formatCny, formatConverted } from '../../i18n/format.ts';
import { Price } from '../ui/price.tsx';
import type { View } from '../view.ts';

/** An amount of CNY with, beside it, what it is in the tenant's currency. */
export function Money({
  view,
  amount,
  size,
}: {
  view: Pick<View, 'tenant' | 'locale'>;
  amount: string;
  size?: ComponentProps<typeof Price>['size'];
}) {
  const { tenant, locale } = view;
  return (
    <Price
      main={formatCny(locale, amount)}
      secondary={`≈ ${formatConverted(locale, amount, tenant.exchangeInfo)}`}
      {...(size && { size })}
    />
  );
}
