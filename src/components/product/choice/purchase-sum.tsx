'use client';
import { formatCny, formatConverted } from '../../../i18n/format.ts';
import { Price } from '../../ui/price.tsx';
import { amountOf } from './amount.ts';
import type { PriceFormat } from './choice-data.ts';

type PurchaseSumProps = {
  readonly format: PriceFormat;
  /** Of a piece, CNY. */
  readonly price: string;
  readonly pieces: number;
};

/** What the chosen goods cost. `PurchaseBar` loads it, and what formats money, with the first choice. */
export default function PurchaseSum({ format, price, pieces }: PurchaseSumProps) {
  const { locale, exchange } = format;
  const amount = amountOf(price, pieces);
  return (
    <Price
      main={formatCny(locale, amount)}
      secondary={`≈ ${formatConverted(locale, amount, exchange)}`}
    />
  );
}
