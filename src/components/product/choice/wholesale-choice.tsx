'use client';
import { type MouseEvent, useState } from 'react';
import { leastQuantity, stepAt } from '../../../contract/values/goods/price-steps.ts';
import { fill } from '../../../i18n/fill.ts';
import { ChosenGoodsProvider } from '../../door/product-door.tsx';
import { type MoneyFormat, showCny, showRange } from '../../money/money-format.ts';
import { isSignedIn } from '../../session/login-flag.ts';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import * as css from './choice.css';
import type { ChoiceTexts, ShownStep } from './choice-data.ts';
import { NoteField, noteOf } from './note-field.tsx';
import { PROBLEM_ID, PurchaseBar } from './purchase-bar.tsx';
import { piecesToNextStep } from './quantities.ts';
import type { ChoiceProps } from './retail-choice.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useBuyNow } from './use-buy-now.ts';
import { useChoiceSheet } from './use-choice-sheet.tsx';
import { VariantTable } from './variant-table.tsx';

type WholesaleProps = ChoiceProps & {
  steps: readonly ShownStep[];
  /** Whether other goods of the shop count towards the minimum. */
  isMixable: boolean;
};

/**
 * The choice for a wholesale product: the shopper enters a quantity for each variant, and the total
 * quantity determines the price per piece.
 */
export function WholesaleChoice(props: WholesaleProps) {
  const { productUrl, groups, variants, steps, minimum, batch, isMixable, money, texts, typed } =
    props;
  const { adding, add } = useAddToCart(productUrl, texts);
  const { buying, buy, sheet } = useBuyNow(productUrl, texts, money);
  const { ask: askInSheet, sheetOf } = useChoiceSheet();
  const [quantities, setQuantities] = useState(() =>
    variants.map((_, index) => Number(typed[`items.${index}.quantity`]) || 0),
  );
  const [problem, setProblem] = useState<string>();
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);

  const current = stepAt(steps, pieces);

  const chosenItems = variants
    .map(({ skuId }, index) => ({ productSkuId: skuId, quantity: quantities[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

  const isComplete = chosenItems.length > 0 && (isMixable || pieces >= minimum);
  const sayProblem = () => {
    const count = leastQuantity(minimum, batch);
    setProblem(
      chosenItems.length === 0 ? texts.problemQuantity : fill(texts.problemMinimum, { count }),
    );
  };
  /**
   * Returns the chosen items. If they are too few, keeps the form from being sent. On a phone it opens the sheet then;
   * otherwise it says why.
   */
  const requireItems = (event: MouseEvent<HTMLButtonElement>) => {
    if (isComplete) return chosenItems;
    event.preventDefault();
    const { form } = event.currentTarget;
    void askInSheet(event.currentTarget, () => {
      sayProblem();
      form?.querySelector<HTMLElement>('[type=number]:enabled:not(details:not([open]) *)')?.focus();
    });
    return undefined;
  };
  const change = (index: number, quantity: number) => {
    setQuantities((old) => old.with(index, quantity));
    setProblem(undefined);
  };

  const sum = {
    ...{ texts, money, pieces, problem },
    prices: [current?.price ?? '0.00'],
    hasSum: pieces > 0,
  };
  const table = {
    ...{ groups, variants, quantities, batch, texts },
    errorId: problem && PROBLEM_ID,
    onChange: change,
  };

  return (
    <div className={css.choice}>
      <div className={css.panel}>
        {props.head}
        <PriceSteps {...{ steps, current, pieces, money, texts }} />
        {props.notice}
        <VariantTable {...table} />
        <PurchaseBar
          {...sum}
          {...{ adding, buying }}
          buyAction={props.buyAction}
          onBuy={(event) => {
            const chosen = requireItems(event);
            if (!chosen || isSignedIn() || !props.guestCart) return;
            event.preventDefault();
            void buy(chosen, noteOf(event));
          }}
          onAdd={(event) => {
            const chosen = requireItems(event);
            if (!chosen || !(isSignedIn() || props.guestCart)) return;
            event.preventDefault();
            void add(chosen, noteOf(event));
          }}
        />
      </div>
      <ChosenGoodsProvider
        value={{ productUrl, money, items: chosenItems.length > 0 ? chosenItems : undefined }}
      >
        {props.door}
      </ChosenGoodsProvider>
      <NoteField texts={texts} typed={typed.message} />
      {sheetOf({
        ...sum,
        picture: props.picture,
        isComplete,
        onIncomplete: sayProblem,
        children: <VariantTable {...table} />,
      })}
      {sheet}
    </div>
  );
}

type PriceStepsProps = {
  steps: readonly ShownStep[];
  current: ShownStep | undefined;
  pieces: number;
  money: MoneyFormat;
  texts: ChoiceTexts;
};

/** Prices of a piece by quantity, the current one marked. */
function PriceSteps({ steps, current, pieces, money, texts }: PriceStepsProps) {
  const missingPieces = piecesToNextStep(steps, pieces);
  return (
    <div className={css.priceBlock}>
      <ol className={css.steps}>
        {steps.map((step) => {
          const { startQuantity, fromText, price, formerPrice } = step;
          const isCurrent = step === current;
          return (
            <li
              key={startQuantity}
              className={isCurrent ? css.step.current : css.step.other}
              aria-current={isCurrent || undefined}
            >
              <span className={css.stepFrom}>{fromText}</span>
              <Price
                {...showRange(money, [price])}
                former={formerPrice && showCny(money, formerPrice)}
              />
              <span className={cx(css.stepMark, !isCurrent && css.reserved)}>
                {texts.currentPrice}
              </span>
            </li>
          );
        })}
      </ol>
      {steps.length > 1 && (
        <p className={cx(css.hint, !(missingPieces && pieces > 0) && css.reserved)}>
          {fill(texts.toNextStep, { count: missingPieces ?? 0 })}
        </p>
      )}
    </div>
  );
}
