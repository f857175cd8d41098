import { scriptOnly } from '../../theme/global.css';
import { type MoneyPattern, showAmount } from '../money/money-format.ts';
import { cx } from '../ui/cx.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import * as css from './balance.css';

type TypedSumProps = {
  /** The result of the typed amount, decimal strings; undefined without an amount. */
  sum: { amount: string; fee: string; pay: string } | undefined;
  cny: MoneyPattern;
  /** The format of amounts of the channel's currency. */
  pattern: MoneyPattern | undefined;
  texts: { amount: string; fee: string; pay: string; note: string; none: string };
};

/** Amount, fee and the sum in the channel's currency, for the typed amount. */
export function TypedSum({ sum, cny, pattern, texts }: TypedSumProps) {
  return (
    <div className={cx(css.sum, scriptOnly)} aria-live="polite">
      {sum && pattern ? (
        <>
          <DescriptionList
            items={[
              { term: texts.amount, value: <bdi>{showAmount(cny, sum.amount)}</bdi> },
              { term: texts.fee, value: <bdi>{showAmount(cny, sum.fee)}</bdi> },
              {
                term: texts.pay,
                value: <bdi>{showAmount(pattern, sum.pay)}</bdi>,
                strong: true,
              },
            ]}
          />
          <p className={css.small}>{texts.note}</p>
        </>
      ) : (
        <p className={css.muted}>{texts.none}</p>
      )}
    </div>
  );
}
