'use client';
import type { MouseEvent } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { Amount } from '../../money/amount.tsx';
import { type MoneyFormat, showRange } from '../../money/money-format.ts';
import { amountOf } from '../../money/sum.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';

type PurchaseBarProps = {
  texts: ChoiceTexts;
  money: MoneyFormat;
  /** Prices of a piece, CNY: that of the choice, or while it is incomplete the lowest and the highest. */
  prices: readonly string[];
  /** Whether the choice is complete enough for a sum. */
  hasSum: boolean;
  pieces: number;
  problem: string | undefined;
  adding: boolean;
  buying: boolean;
  /** URL of the call for buying now. */
  buyAction: string;
  /**
   * Called before the form is sent. Prevents sending if the choice is incomplete or a script sends
   * it instead.
   */
  onAdd: (event: MouseEvent<HTMLButtonElement>) => void;
  onBuy: (event: MouseEvent<HTMLButtonElement>) => void;
};

/** The id of the text that says what is missing. */
export const PROBLEM_ID = 'choice-problem';

/**
 * The sum of the choice, or what is missing for it, and two submit buttons. Their names and values tell the server what to
 * show after the call: `_flash` a message, `_next` another page.
 */
export function PurchaseBar(props: PurchaseBarProps) {
  const { texts, money, prices, hasSum, pieces, problem, buyAction, onAdd, onBuy } = props;
  return (
    <div className={css.bar}>
      {problem ? (
        <p id={PROBLEM_ID} className={cx(css.sum, css.problem)} role="alert">
          {problem}
        </p>
      ) : (
        <p className={cx(css.sum, !hasSum && css.noSum)}>
          {hasSum && fill(texts.total, { count: pieces })}
          {hasSum ? (
            <Amount money={money} amount={amountOf(prices[0] ?? '0.00', pieces)} />
          ) : (
            <Price {...showRange(money, prices)} />
          )}
        </p>
      )}
      <div className={css.buttons}>
        <Button
          type="submit"
          name="_flash"
          value="flash.addedToCart"
          variant="soft"
          size="lg"
          loading={props.adding}
          onClick={onAdd}
        >
          {texts.addToCart}
        </Button>
        <Button
          type="submit"
          name="_next"
          value="/checkout?preview={previewProductId}"
          formAction={buyAction}
          variant="primary"
          size="lg"
          loading={props.buying}
          onClick={onBuy}
        >
          {texts.buyNow}
        </Button>
      </div>
    </div>
  );
}
