'use client';
import type { MouseEvent } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { Amount } from '../../money/amount.tsx';
import type { MoneyFormat } from '../../money/money-format.ts';
import { amountOf } from '../../money/sum.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';

type PurchaseBarProps = {
  texts: ChoiceTexts;
  money: MoneyFormat;
  /** Price of a piece, CNY. */
  price: string;
  /** Whether the choice is complete enough for a sum. Without one its place stays empty. */
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

/**
 * The sum of the choice, and two submit buttons. Their names and values tell the server what to
 * show after the call: `_flash` a message, `_next` another page.
 */
export function PurchaseBar(props: PurchaseBarProps) {
  const { texts, money, price, hasSum, pieces, problem, buyAction, onAdd, onBuy } = props;
  return (
    <div className={css.bar}>
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      <p className={cx(css.sum, !hasSum && css.noSum)}>
        {fill(texts.total, { count: pieces })}
        <Amount money={money} amount={amountOf(price, pieces)} />
      </p>
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
