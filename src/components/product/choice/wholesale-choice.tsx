'use client';
import { type MouseEvent, useState } from 'react';
import { leastQuantity, maxQuantity, stepAt } from '../../../contract/values/goods/price-steps.ts';
import { fill } from '../../../i18n/fill.ts';
import { ChosenGoodsProvider } from '../../door/product-door.tsx';
import { type MoneyFormat, showCny, showRange } from '../../money/money-format.ts';
import { isSignedIn } from '../../session/login-flag.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { ChevronDownIcon } from '../../ui/icon.tsx';
import { SmallPicture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import * as css from './choice.css';
import type { ChoiceTexts, ShownStep } from './choice-data.ts';
import { useChosenPicture } from './chosen-picture.tsx';
import { NoteField, noteOf } from './note-field.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { piecesToNextStep } from './quantities.ts';
import type { ChoiceProps } from './retail-choice.tsx';
import { StockText, stockText } from './stock-text.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useBuyNow } from './use-buy-now.ts';
import { labelOf, type Variant, type VariantGroup } from './variants.ts';

type WholesaleProps = ChoiceProps & {
  steps: readonly ShownStep[];
  /** Whether other goods of the shop count towards the minimum. */
  isMixable: boolean;
};

const PROBLEM_ID = 'quantity-problem';

/** A variant with its index among all variants, by which its form fields are named. */
type IndexedVariant = Variant & { index: number };

/**
 * The choice for a wholesale product: the shopper enters a quantity for each variant, and the total
 * quantity determines the price per piece.
 */
export function WholesaleChoice(props: WholesaleProps) {
  const { productUrl, groups, variants, steps, minimum, batch, isMixable, money, texts, typed } =
    props;
  const { adding, add } = useAddToCart(productUrl, texts);
  const { buying, buy, sheet } = useBuyNow(productUrl, texts, money);
  const [quantities, setQuantities] = useState(() =>
    variants.map((_, index) => Number(typed[`items.${index}.quantity`]) || 0),
  );
  const [problem, setProblem] = useState<string>();
  const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);

  const current = stepAt(steps, pieces);

  const chosenItems = variants
    .map(({ skuId }, index) => ({ productSkuId: skuId, quantity: quantities[index] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

  /** Returns the chosen items. If they are too few, keeps the form from being sent and says why. */
  const requireItems = (event: MouseEvent<HTMLButtonElement>) => {
    if (chosenItems.length > 0 && (isMixable || pieces >= minimum)) return chosenItems;
    event.preventDefault();
    const count = leastQuantity(minimum, batch);
    setProblem(
      chosenItems.length === 0 ? texts.problemQuantity : fill(texts.problemMinimum, { count }),
    );
    event.currentTarget.form
      ?.querySelector<HTMLElement>('[type=number]:enabled:not(details:not([open]) *)')
      ?.focus();
    return undefined;
  };
  const change = (index: number, quantity: number) => {
    setQuantities((old) => old.with(index, quantity));
    setProblem(undefined);
  };

  return (
    <div className={css.choice}>
      <PriceSteps {...{ steps, current, pieces, money, texts }} />
      {props.notice}
      {problem && (
        <p id={PROBLEM_ID} className={css.problem}>
          {problem}
        </p>
      )}
      <VariantTable
        {...{ groups, variants, quantities, batch, texts }}
        errorId={problem && PROBLEM_ID}
        onChange={change}
      />
      <PurchaseBar
        {...{ texts, money, pieces, problem, adding, buying }}
        price={current?.price ?? '0.00'}
        hasSum={pieces > 0}
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
      <ChosenGoodsProvider
        value={{ productUrl, money, items: chosenItems.length > 0 ? chosenItems : undefined }}
      >
        {props.door}
      </ChosenGoodsProvider>
      <NoteField texts={texts} typed={typed.message} />
      {props.children}
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

type VariantTableProps = {
  groups: readonly VariantGroup[];
  variants: readonly Variant[];
  quantities: readonly number[];
  batch: number;
  texts: ChoiceTexts;
  /** Id of the text that says that the quantities are too small, if they are. */
  errorId: string | undefined;
  onChange: (index: number, quantity: number) => void;
};

/** A quantity for each variant; with several attributes, grouped by the first. */
function VariantTable(props: VariantTableProps) {
  const { groups, variants, quantities } = props;
  const { show } = useChosenPicture();
  const indexed = variants.map((variant, index) => ({ ...variant, index }));
  const [first] = groups;
  if (!first || groups.length === 1) {
    return (
      <div className={css.table}>
        <Rows {...props} rows={indexed} isFirstAttributeInHeading={false} />
      </div>
    );
  }
  return (
    <div className={css.table}>
      {first.values.map(({ key, label, image }, position) => {
        const rows = indexed.filter(({ values }) => values[0] === key);
        const chosen = rows.reduce((sum, { index }) => sum + (quantities[index] ?? 0), 0);
        return (
          <details
            key={key}
            className={css.group}
            open={position === 0}
            // Not the first group: it is open from the start, so `toggle` fires for it on load, too.
            onToggle={(event) => image && event.currentTarget.open && position > 0 && show(image)}
          >
            <summary className={css.groupHead}>
              {image && <SmallPicture path={image} alt="" corner="sm" className={css.rowPicture} />}
              <span className={css.groupName}>{label}</span>
              {chosen > 0 && <Badge tone="info">{chosen}</Badge>}
              <span className={css.arrow}>
                <ChevronDownIcon />
              </span>
            </summary>
            <Rows {...props} rows={rows} isFirstAttributeInHeading />
          </details>
        );
      })}
    </div>
  );
}

type RowsProps = VariantTableProps & {
  rows: readonly IndexedVariant[];
  /** Whether a heading above the rows already shows the first attribute's value, so the rows omit it. */
  isFirstAttributeInHeading: boolean;
};

function Rows(props: RowsProps) {
  return (
    <ul>
      {props.rows.map((row) => (
        <Row key={row.skuId} {...props} row={row} />
      ))}
    </ul>
  );
}

/** A variant with its stock, and the quantity of it. */
function Row(props: RowsProps & { row: IndexedVariant }) {
  const { groups, quantities, batch, texts, onChange, row, isFirstAttributeInHeading } = props;
  const [isTooMuch, setTooMuch] = useState(false);
  const firstIndex = isFirstAttributeInHeading ? 1 : 0;
  const rowValues = groups
    .slice(firstIndex)
    .map(({ values }, index) => values.find(({ key }) => key === row.values[firstIndex + index]));
  const label = labelOf(groups, row);
  const name = rowValues.map((value) => value?.label).join(', ') || label || texts.quantity;
  const image = isFirstAttributeInHeading ? undefined : rowValues[0]?.image;
  const max = maxQuantity(row.stock, batch);
  return (
    <li className={css.row}>
      <div className={css.rowName}>
        {image && <SmallPicture path={image} alt="" corner="sm" className={css.rowPicture} />}
        <span className={css.rowText}>
          <span className={max === 0 ? css.removedName : undefined}>{name}</span>
          <StockText texts={texts} isTooMuch={isTooMuch} stock={row.stock}>
            {stockText(texts, row.stock)}
          </StockText>
        </span>
      </div>
      {max > 0 && (
        <input type="hidden" name={`items.${row.index}.productSkuId`} value={row.skuId} />
      )}
      <QuantityStepper
        name={`items.${row.index}.quantity`}
        label={fill(texts.quantityOf, { name: label || name })}
        decreaseLabel={texts.decrease}
        increaseLabel={texts.increase}
        value={quantities[row.index] ?? 0}
        min={0}
        max={max}
        step={batch}
        disabled={max === 0}
        errorId={max > 0 ? props.errorId : undefined}
        live
        onChange={(quantity, isOverStock) => {
          setTooMuch(isOverStock);
          onChange(row.index, quantity);
        }}
      />
    </li>
  );
}
