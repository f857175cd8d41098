'use client';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import * as css from './choice.css';
import { ChoiceSum, type ChoiceSumProps } from './choice-sum.tsx';

type PurchaseBarProps = ChoiceSumProps & {
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
 * The sum of the choice, and two submit buttons. Name and value of a button tell the server what to show after the
 * call: `_flash` a message, `_next` another page.
 */
export function PurchaseBar({ adding, buying, buyAction, onAdd, onBuy, ...sum }: PurchaseBarProps) {
  const { texts } = sum;
  return (
    <div className={css.bar}>
      <ChoiceSum id={PROBLEM_ID} {...sum} />
      <div className={css.buttons}>
        <Button
          type="submit"
          name="_flash"
          value="flash.addedToCart"
          variant="soft"
          size="lg"
          loading={adding}
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
          loading={buying}
          onClick={onBuy}
        >
          {texts.buyNow}
        </Button>
      </div>
    </div>
  );
}
