import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translator.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Amount } from './amount.tsx';
import type { MoneyFormat } from './money-format.ts';
import { convertedSum, convertedTotal, type OrderParts } from './sum.ts';

export type Sums = OrderParts & { total: string };
export type SumTexts = Record<keyof Sums, string>;

const PARTS = ['goods', 'domesticFreight', 'serviceFee'] as const;

export const sumTexts = (t: Translate): SumTexts => ({
  goods: t('order.goods'),
  domesticFreight: t('order.domesticFreight'),
  serviceFee: t('order.serviceFee'),
  total: t('order.total'),
});

type BreakdownProps = {
  money: MoneyFormat;
  sums: Sums;
  /** The parts of the orders that `sums` adds up: one order for each shop. */
  orders: readonly (OrderParts & { serviceFeeNote?: string | undefined })[];
  texts: SumTexts;
  /** Further amounts that are paid with the orders, above the total, which includes them. */
  besides?: { term: string; value: ReactNode; total: ReactNode } | undefined;
};

/** The price of orders, line by line, in both currencies. */
export function Breakdown({ money, sums, orders, texts, besides }: BreakdownProps) {
  const { exchange } = money;
  const notes = [...new Set(orders.flatMap(({ serviceFeeNote }) => serviceFeeNote || []))];
  const convertedPart = (part: keyof OrderParts) =>
    convertedSum(orders.length > 0 ? orders.map((order) => order[part]) : ['0.00'], exchange);
  return (
    <DescriptionList
      items={[
        ...PARTS.map((part) => ({
          term: texts[part],
          ...(part === 'serviceFee' && { note: notes.join(' · ') }),
          value: (
            <Amount money={money} amount={sums[part]} converted={convertedPart(part)} size="sm" />
          ),
        })),
        ...(besides ? [{ term: besides.term, value: besides.value }] : []),
        {
          term: texts.total,
          strong: true,
          value: besides?.total ?? (
            <Amount
              money={money}
              amount={sums.total}
              converted={convertedTotal(orders, exchange)}
              size="lg"
            />
          ),
        },
      ]}
    />
  );
}
