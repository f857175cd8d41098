'use client';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import type { MoneyFormat } from '../../money/money-format.ts';
import { isSignedIn } from '../../session/login-flag.ts';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import * as css from './choice.css';
import type { ChoiceTexts, PricedVariant } from './choice-data.ts';
import { useChosenPicture } from './chosen-picture.tsx';
import { NoteField } from './note-field.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { leastQuantity, mostQuantity } from './quantities.ts';
import { useAddToCart } from './use-add-to-cart.ts';
import { VariantField } from './variant-field.tsx';
import { groupId, VariantGroups } from './variant-groups.tsx';
import {
  chosenVariant,
  firstChoice,
  firstMissing,
  priceSpan,
  type VariantGroup,
} from './variants.ts';

export type ChoiceProps = {
  productUrl: string;
  groups: readonly VariantGroup[];
  variants: readonly PricedVariant[];
  minimum: number;
  batch: number;
  money: MoneyFormat;
  texts: ChoiceTexts;
  buyAction: string;
  /** Values of a failed plain submit, by field name. */
  typed: Record<string, string>;
  /** Facts between price and choice. */
  children: ReactNode;
};

/** The chosen variant and its quantity, starting with the values of a failed submit. */
function useRetailChoice({ groups, variants, minimum, batch, texts, typed }: ChoiceProps) {
  const { show } = useChosenPicture();
  const before = variants.find(({ skuId }) => skuId === typed['items.0.productSkuId']);
  const [choice, setChoice] = useState(before?.values ?? firstChoice(groups));
  const least = leastQuantity(minimum, batch);
  const [pieces, setPieces] = useState(Number(typed['items.0.quantity']) || least);
  const [problem, setProblem] = useState<string>();
  const [touched, setTouched] = useState(false);

  const only = variants.length === 1 ? variants[0] : undefined;
  const variant = only ?? chosenVariant(variants, choice);
  const prices = variant ? [variant] : priceSpan(variants, choice);
  const most = variant ?? variants.reduce((a, b) => (b.stock > a.stock ? b : a));

  const choose = (group: number, key: string | undefined) => {
    setChoice(choice.with(group, key));
    setTouched(true);
    setProblem(undefined);
    const image = groups[group]?.values.find((value) => value.key === key)?.image;
    if (image) show(image);
  };

  /** Returns the chosen item. If the choice is incomplete, shows and focuses the missing part. */
  const item = (event: MouseEvent<HTMLButtonElement>) => {
    if (variant) return { productSkuId: variant.skuId, quantity: pieces };
    event.preventDefault();
    const group = firstMissing(choice);
    setProblem(fill(texts.problemChoose, { name: groups[group]?.label ?? '' }));
    document.getElementById(groupId(group))?.focus();
    return undefined;
  };

  const setQuantity = (quantity: number) => {
    setPieces(quantity);
    setTouched(true);
  };
  const limits = { min: least, max: Math.max(mostQuantity(most.stock, batch), least), step: batch };
  return {
    only,
    variant,
    prices,
    choice,
    pieces,
    limits,
    problem,
    touched,
    choose,
    setQuantity,
    item,
  };
}

/** A product sold by the piece: one variant and its quantity. */
export function RetailChoice(props: ChoiceProps) {
  const { productUrl, groups, variants, money, texts } = props;
  const { adding, add } = useAddToCart(productUrl, texts);
  const { only, variant, prices, choice, pieces, problem, ...chosen } = useRetailChoice(props);
  return (
    <div className={css.choice}>
      <div className={css.priceBlock}>
        <Price
          size="xl"
          main={prices.map(({ priceText }) => priceText).join(' – ')}
          secondary={
            prices[0]?.convertedText &&
            `≈ ${prices.map(({ convertedText }) => convertedText).join(' – ')}`
          }
        />
      </div>
      {props.children}
      {only ? (
        <input type="hidden" name="items.0.productSkuId" value={only.skuId} />
      ) : (
        <>
          <div className={css.withScript}>
            <VariantGroups {...{ groups, variants, choice, texts }} onChoose={chosen.choose} />
          </div>
          <VariantField {...{ groups, variants, texts }} skuId={variant?.skuId ?? ''} />
        </>
      )}
      <div className={css.quantity}>
        <span>{texts.quantity}</span>
        <QuantityStepper
          name="items.0.quantity"
          label={texts.quantity}
          decreaseLabel={texts.decrease}
          increaseLabel={texts.increase}
          value={pieces}
          {...chosen.limits}
          onChange={chosen.setQuantity}
        />
        {variant && <span className={css.hint}>{variant.stockText}</span>}
      </div>
      <NoteField texts={props.texts} typed={props.typed.message} />
      <PurchaseBar
        {...{ texts, money, pieces, problem, adding }}
        price={chosen.touched ? variant?.price : undefined}
        buyAction={props.buyAction}
        onBuy={chosen.item}
        onAdd={(event) => {
          const item = chosen.item(event);
          // A visitor's form is sent, so that the choice is kept while they sign in.
          if (!item || !isSignedIn()) return;
          event.preventDefault();
          const note = new FormData(event.currentTarget.form ?? undefined).get('message');
          void add([item], String(note ?? ''));
        }}
      />
    </div>
  );
}
