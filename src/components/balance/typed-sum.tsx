import { type MoneyPattern, showAmount } from '../../i18n/money-pattern.ts';
import { scriptOnly } from '../../theme/global.css';
import { cx } from '../ui/cx.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import * as css from './balance.css';
import type { Transfer } from './transfer.ts';

export type SumTexts = {
  amount: string;
  fee: string;
  pay: string;
  note: string;
  /** Shown instead of the sum if there is none. */
  noSum: string;
};

type TypedSumProps = {
  /** The sum; undefined as long as no amount is typed. */
  sum: Transfer | undefined;
  cnyPattern: MoneyPattern;
  /** The format of amounts of the channel's currency. */
  pattern: MoneyPattern | undefined;
  texts: SumTexts;
};

/** The typed amount, its fee, and what is paid in the channel's currency. */
export function TypedSum({ sum, cnyPattern, pattern, texts }: TypedSumProps) {
  return (
    <div className={cx(css.sum, scriptOnly)} aria-live="polite">
      {sum && pattern ? (
        <>
          <DescriptionList
            items={[
              { term: texts.amount, value: <bdi>{showAmount(cnyPattern, sum.amount)}</bdi> },
              { term: texts.fee, value: <bdi>{showAmount(cnyPattern, sum.fee)}</bdi> },
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
        <p className={css.muted}>{texts.noSum}</p>
      )}
    </div>
  );
}
