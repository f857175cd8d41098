import { fill } from '../../../i18n/fill.ts';
import { Amount } from '../../money/amount.tsx';
import { type MoneyFormat, showRange } from '../../money/money-format.ts';
import { amountOf } from '../../money/sum.ts';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';

export type ChoiceSumProps = {
  texts: ChoiceTexts;
  money: MoneyFormat;
  /** Prices of a piece, CNY: that of the choice, or while it is incomplete the lowest and the highest. */
  prices: readonly string[];
  /** Whether the choice is complete enough for a sum. */
  hasSum: boolean;
  pieces: number;
  /** What is missing for a sum, after the shopper pressed a button without it. */
  problem: string | undefined;
};

/** One line: the sum of the choice, what is missing for it, or the price of one item. */
export function ChoiceSum(props: ChoiceSumProps & { id?: string }) {
  const { id, texts, money, prices, hasSum, pieces, problem } = props;
  if (problem) {
    return (
      <p id={id} className={cx(css.sum, css.problem)} role="alert">
        {problem}
      </p>
    );
  }
  return (
    <p className={cx(css.sum, !hasSum && css.noSum)}>
      {hasSum && fill(texts.total, { count: pieces })}
      {hasSum ? (
        <Amount money={money} amount={amountOf(prices[0] ?? '0.00', pieces)} />
      ) : (
        <Price {...showRange(money, prices)} />
      )}
    </p>
  );
}
