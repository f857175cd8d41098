import type { Quote } from '../../contract/cart.ts';
import type { Locale } from '../../contract/enums.ts';
import { formatCny, formatCurrency } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/translator.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Price } from '../ui/price.tsx';
import { Amount } from './amount.tsx';
import { convertedSum, type Exchange } from './converted-sum.ts';

export type Sums = Pick<Quote, 'goods' | 'domesticFreight' | 'serviceFee' | 'total'>;
export type SumTexts = {
  goods: string;
  domesticFreight: string;
  serviceFee: string;
  total: string;
};

export const sumTexts = (t: Translate): SumTexts => ({
  goods: t('order.goods'),
  domesticFreight: t('order.domesticFreight'),
  serviceFee: t('order.serviceFee'),
  total: t('order.total'),
});

type BreakdownProps = { locale: Locale; exchange: Exchange; sums: Sums; texts: SumTexts };

/** What an order costs, line by line and in both currencies. */
export function Breakdown({ locale, exchange, sums, texts }: BreakdownProps) {
  const parts = ['goods', 'domesticFreight', 'serviceFee'] as const;
  const { currency } = exchange;
  const converted = convertedSum(
    parts.map((part) => sums[part]),
    exchange,
  );
  return (
    <DescriptionList
      items={[
        ...parts.map((part) => ({
          term: texts[part],
          value: <Amount locale={locale} exchange={exchange} amount={sums[part]} size="sm" />,
        })),
        {
          term: texts.total,
          strong: true,
          value: (
            <Price
              size="lg"
              main={formatCny(locale, sums.total)}
              {...(currency !== 'CNY' && {
                secondary: `≈ ${formatCurrency(locale, converted, currency)}`,
              })}
            />
          ),
        },
      ]}
    />
  );
}
