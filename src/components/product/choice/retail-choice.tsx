'use client';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { leastQuantity, maxQuantity } from '../../../contract/values/goods/price-steps.ts';
import { fill } from '../../../i18n/fill.ts';
import { ChosenGoodsProvider } from '../../door/product-door.tsx';
import { type MoneyFormat, showRange } from '../../money/money-format.ts';
import { isSignedIn } from '../../session/login-flag.ts';
import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import * as css from './choice.css';
import type { ChoiceTexts } from './choice-data.ts';
import { useChosenPicture } from './chosen-picture.tsx';
import { NoteField, noteOf } from './note-field.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { StockText, stockText } from './stock-text.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useBuyNow } from './use-buy-now.ts';
import { useChoiceSheet } from './use-choice-sheet.tsx';
import { VariantField } from './variant-field.tsx';
import { groupId, VariantGroups } from './variant-groups.tsx';
import {
  chosenVariant,
  firstMissing,
  initialChoice,
  priceSpan,
  type Variant,
  type VariantGroup,
} from './variants.ts';

export type ChoiceProps = {
  productUrl: string;
  groups: readonly VariantGroup[];
  variants: readonly Variant[];
  minimum: number;
  batch: number;
  money: MoneyFormat;
  texts: ChoiceTexts;
  buyAction: string;
  /**
   * Whether visitors without an account have a cart. If not, their form is sent, and they sign in first.
   */
  guestCart: boolean;
  /** The typed values of a form that was sent without scripts and failed, by field name. */
  typed: Record<string, string>;
  /** Path of the first picture. */
  picture: string | undefined;
  /** The title, above the price. */
  head: ReactNode;
  /** Notices that a shopper must see before the choice. */
  notice: ReactNode;
  /** The cost of the choice at the door, below the buttons. */
  door: ReactNode;
};

/** The value of a group that is chosen on the page. */
const shownChoice = (group: number) =>
  document.querySelector<HTMLInputElement>(`#${groupId(group)} :checked`)?.value;

/** The chosen variant and its quantity, starting with what was typed before. */
function useRetailChoice({ groups, variants, minimum, batch, texts, typed }: ChoiceProps) {
  const { show } = useChosenPicture();
  const typedVariant = variants.find(({ skuId }) => skuId === typed['items.0.productSkuId']);
  const [choice, setChoice] = useState(typedVariant?.values ?? initialChoice(groups));
  const minPieces = leastQuantity(minimum, batch);
  const [pieces, setPieces] = useState(Number(typed['items.0.quantity']) || minPieces);
  /** Whether the shopper tried to buy with an incomplete choice. */
  const [isChecked, setChecked] = useState(false);
  const sheet = useChoiceSheet();
  const markMissing = () => setChecked(true);
  const [isTooMuch, setTooMuch] = useState(false);
  const [touched, setTouched] = useState(false);

  const singleVariant = variants.length === 1 ? variants[0] : undefined;
  const variant = singleVariant ?? chosenVariant(variants, choice);
  const prices = variant ? [variant] : priceSpan(variants, choice);
  const isSpan = priceSpan(variants, initialChoice(groups)).length > 1;
  const stock = variant?.stock ?? Math.max(...variants.map((other) => other.stock));

  const choose = (group: number, key: string | undefined) => {
    setChoice(choice.with(group, key));
    setTooMuch(false);
    setTouched(true);
    const image = groups[group]?.values.find((value) => value.key === key)?.image;
    if (image) show(image);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was chosen before the script ran.
  useEffect(() => {
    const shown = choice.map((key, group) => shownChoice(group) ?? key);
    // An equal choice in a new array would render everything once more.
    if (`${shown}` !== `${choice}`) setChoice(shown);
  }, []);

  const missing = isChecked && !variant ? groups.filter((_, group) => !choice[group]) : [];
  const problem =
    missing.length > 0
      ? fill(texts.problemChoose, { name: missing.map(({ label }) => label).join(' · ') })
      : undefined;
  /**
   * Returns the chosen item. If the choice is incomplete, keeps the form from being sent. On a phone it opens the
   * sheet then; otherwise it marks the missing parts and focuses the first.
   */
  const requireItem = (event: MouseEvent<HTMLButtonElement>) => {
    if (variant) return { productSkuId: variant.skuId, quantity: pieces };
    event.preventDefault();
    void sheet.ask(event.currentTarget, () => {
      markMissing();
      const firstGroup = `#${groupId(firstMissing(choice))}`;
      document.querySelector<HTMLElement>(`${firstGroup} input:enabled`)?.focus();
    });
    return undefined;
  };

  const setQuantity = (quantity: number, isOverStock: boolean) => {
    setPieces(quantity);
    setTooMuch(isOverStock);
    setTouched(true);
  };
  const maxPieces = Math.max(maxQuantity(stock, batch), minPieces);
  const limits = { min: minPieces, max: maxPieces, step: batch };
  return {
    singleVariant,
    variant,
    prices,
    isSpan,
    choice,
    pieces,
    limits,
    problem,
    isTooMuch,
    stock,
    touched,
    choose,
    setQuantity,
    markMissing,
    requireItem,
    sheetOf: sheet.sheetOf,
  };
}

/** The choice for a product that is sold by the piece: one variant and its quantity. */
export function RetailChoice(props: ChoiceProps) {
  const { productUrl, groups, variants, money, texts } = props;
  const { adding, add } = useAddToCart(productUrl, texts);
  const { buying, buy, sheet } = useBuyNow(productUrl, texts, money);
  const retailChoice = useRetailChoice(props);
  const { singleVariant, variant, prices, choice, pieces, problem } = retailChoice;
  const sum = {
    ...{ texts, money, pieces, problem },
    prices: prices.map(({ price }) => price),
    hasSum: retailChoice.touched && variant !== undefined,
  };
  const groupProps = {
    ...{ groups, variants, choice, texts },
    marksMissing: problem !== undefined,
    onChoose: retailChoice.choose,
  };
  const quantity = (name: string) => (
    <div className={css.quantity}>
      <span>{texts.quantity}</span>
      <QuantityStepper
        name={name}
        label={texts.quantity}
        decreaseLabel={texts.decrease}
        increaseLabel={texts.increase}
        value={pieces}
        {...retailChoice.limits}
        live
        onChange={retailChoice.setQuantity}
      />
      <StockText texts={texts} isTooMuch={retailChoice.isTooMuch} stock={retailChoice.stock}>
        {variant && stockText(texts, variant.stock)}
      </StockText>
    </div>
  );
  return (
    <div className={css.choice}>
      <div className={css.panel}>
        {props.head}
        <div className={cx(css.priceBlock, retailChoice.isSpan && css.span)}>
          <Price size="xl" {...showRange(money, sum.prices)} />
        </div>
        {props.notice}
        {singleVariant ? (
          <input type="hidden" name="items.0.productSkuId" value={singleVariant.skuId} />
        ) : (
          <>
            <div className={css.withScript}>
              <VariantGroups {...groupProps} />
            </div>
            <VariantField {...{ groups, variants, money, texts }} skuId={variant?.skuId ?? ''} />
          </>
        )}
        {quantity('items.0.quantity')}
        <PurchaseBar
          {...sum}
          {...{ adding, buying }}
          buyAction={props.buyAction}
          onBuy={(event) => {
            const item = retailChoice.requireItem(event);
            if (!item || isSignedIn() || !props.guestCart) return;
            event.preventDefault();
            void buy([item], noteOf(event));
          }}
          onAdd={(event) => {
            const item = retailChoice.requireItem(event);
            if (!item || !(isSignedIn() || props.guestCart)) return;
            event.preventDefault();
            void add([item], noteOf(event));
          }}
        />
      </div>
      <ChosenGoodsProvider
        value={{
          productUrl,
          money,
          items: variant && [{ productSkuId: variant.skuId, quantity: pieces }],
        }}
      >
        {props.door}
      </ChosenGoodsProvider>
      <NoteField texts={texts} typed={props.typed.message} />
      {retailChoice.sheetOf({
        ...sum,
        picture: props.picture,
        isComplete: variant !== undefined,
        onIncomplete: retailChoice.markMissing,
        children: (
          <>
            <VariantGroups {...groupProps} prefix="sheet-" />
            {quantity('sheet-quantity')}
          </>
        ),
      })}
      {sheet}
    </div>
  );
}
