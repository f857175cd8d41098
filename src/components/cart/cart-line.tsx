'use client';
import { type SubmitEvent, useRef, useState } from 'react';
import type { CartItem } from '../../contract/calls/cart.ts';
import { Link } from '../../framework/link.tsx';
import { fill } from '../../i18n/fill.ts';
import { isolate } from '../../i18n/isolate.ts';
import { showAmount } from '../../i18n/money-pattern.ts';
import { productHref } from '../../site/product-href.ts';
import { Form } from '../form/form.tsx';
import { GoodsPicture, variantOf } from '../goods/goods.tsx';
import { Amount } from '../money/amount.tsx';
import { amountOf } from '../money/sum.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { CharacterCount } from '../ui/character-count.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cx } from '../ui/cx.ts';
import { focusContent } from '../ui/focus.ts';
import { EditIcon, TrashIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { isolated } from '../ui/isolated.tsx';
import { QuantityStepper } from '../ui/quantity-stepper.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Tone } from '../ui/tone.css';
import * as css from './cart.css';
import type { CartContext } from './cart-context.ts';
import { asQuoted, type Notice, nextTier, quantityRule } from './cart-rules.ts';
import { noticeValues } from './notice-values.ts';

const NOTICE_TONE: Record<Notice, Tone> = {
  PRICE_ROSE: 'warning',
  PRICE_FELL: 'success',
  TIER_LOST: 'info',
  TIER_REACHED: 'success',
  SOLD_OUT: 'danger',
  REMOVED: 'danger',
  STOCK_SHORT: 'danger',
  BELOW_MINIMUM: 'warning',
  NOT_A_MULTIPLE: 'warning',
  PROHIBITED: 'danger',
  UNAVAILABLE: 'warning',
};

/** The longest note that the contract allows. */
const MAX_NOTE_LENGTH = 500;

type LineProps = { item: CartItem; items: readonly CartItem[]; context: CartContext };

/** An amount of CNY inside a sentence. */
const inText = ({ money }: CartContext, amount: string): string =>
  isolate(showAmount(money.cny, amount));

/** One item of the cart, with everything that the shopper can change: selection, quantity, note, removal. */
export function CartLine({ item: cartItem, items, context }: LineProps) {
  const { texts, selection, quote } = context;
  const isSelected = selection.ids.has(cartItem.id);
  const item = isSelected ? asQuoted(cartItem, quote) : cartItem;
  const { notices } = item;
  const title = item.titleTrans || item.title;
  const variant = variantOf(item.attributes);
  // An item below its minimum is not dimmed, because the shopper can raise its quantity.
  const isUnavailable = !item.orderable && !notices.includes('BELOW_MINIMUM');
  return (
    <li className={css.line} id={`item-${item.id}`}>
      <div className={css.tick}>
        <Checkbox
          name="items"
          value={item.id}
          form={context.formId}
          label={fill(texts.selectItem, { title })}
          labelHidden
          checked={isSelected}
          disabled={!item.orderable}
          onChange={(event) => selection.set([item.id], event.target.checked)}
        />
      </div>
      <div className={cx(css.picture, isUnavailable && css.dimmed)}>
        <GoodsPicture image={item.image} sizes="88px" />
      </div>
      <div className={css.text}>
        <Link
          href={productHref(item.link)}
          className={cx(css.title, isUnavailable && css.quiet)}
          dir="auto"
        >
          {title}
        </Link>
        {variant && <span className={css.variant}>{variant}</span>}
        <Rules
          item={item}
          items={isSelected ? items.filter(({ id }) => selection.ids.has(id)) : items}
          context={context}
        />
        <span className={css.marks}>
          {notices.map((notice) => (
            <Badge key={notice} tone={NOTICE_TONE[notice]}>
              {fill(
                texts.notices[notice],
                noticeValues(item, (amount) => inText(context, amount)),
              )}
            </Badge>
          ))}
        </span>
        {item.goodsRules?.map(
          ({ id, title: name, text }) =>
            (name || text) && (
              <span key={id} className={css.rule} dir="auto">
                {[name, text].filter(Boolean).join(': ')}
              </span>
            ),
        )}
      </div>
      <Controls item={item} items={items} context={context} />
      <Note item={item} context={context} />
    </li>
  );
}

/** The rules for the quantity: minimum, batch size, and the quantity for the next cheaper price. */
function Rules({ item, items, context }: LineProps) {
  const { texts } = context;
  const { minOrderQuantity: minimum, batchNumber: batch } = item;
  const tier = nextTier(item, items);
  const rules = [
    minimum > 1 && fill(texts.minimum, { minimum }),
    batch > 1 && fill(texts.batch, { batch }),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      {rules && <span className={css.rule}>{rules}</span>}
      {tier && item.orderable && (
        <span className={css.tier}>
          {isolated(
            fill(texts.nextTier, {
              n: tier.startQuantity,
              price: inText(context, tier.price),
            }),
          )}
        </span>
      )}
    </>
  );
}

function Controls({ item, items, context }: LineProps) {
  const { texts, money, actions, editor, errors } = context;
  const [isTooMuch, setTooMuch] = useState(false);
  const rule = quantityRule(item, items);
  const isSoldOut = item.stock === 0 || item.notices.includes('REMOVED');
  const error = errors.quantity(item.id);
  const pagePath = `${context.back}#item-${item.id}`;
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The line disappears with the focused button, so the focus moves to the next line's button, or to the heading if
    // there is no next line.
    const forms = [...document.querySelectorAll<HTMLFormElement>('[data-remove]')];
    const index = forms.indexOf(event.currentTarget);
    const next = forms[index + 1] ?? forms[index - 1];
    if (next) next.querySelector('button')?.focus();
    else focusContent();
    editor.remove([item]);
  };
  return (
    <div className={css.controls}>
      <div className={css.amount}>
        <Amount
          money={money}
          amount={amountOf(item.price, item.quantity)}
          className={css.bothCurrencies}
        />
        {item.quantity > 1 && (
          <bdi className={css.each}>
            {isolated(fill(texts.each, { price: inText(context, item.price) }))}
          </bdi>
        )}
      </div>
      <Form
        className={css.quantity}
        method="post"
        action={fill(actions.setQuantity, { id: item.id })}
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="_method" value="PUT" />
        <input type="hidden" name="_next" value={pagePath} />
        <input type="hidden" name="_back" value={pagePath} />
        <input type="hidden" name="item" value={item.id} />
        <QuantityStepper
          name="quantity"
          label={fill(texts.quantity, { title: item.titleTrans || item.title })}
          decreaseLabel={texts.decrease}
          increaseLabel={texts.increase}
          value={item.quantity}
          {...rule}
          disabled={isSoldOut}
          onChange={(quantity, isOverStock) => {
            setTooMuch(isOverStock);
            if (quantity !== item.quantity) editor.setQuantity(item, quantity);
          }}
        />
        <span role="status">
          {isTooMuch && (
            <Badge tone="warning">{fill(texts.notices.STOCK_SHORT, { stock: item.stock })}</Badge>
          )}
        </span>
        {!isSoldOut && (
          <Button type="submit" className={css.noScriptOnly}>
            {texts.update}
          </Button>
        )}
        {error && <Badge tone="danger">{error}</Badge>}
      </Form>
      <Form
        data-remove=""
        method="post"
        action={fill(actions.remove, { id: item.id })}
        onSubmit={remove}
      >
        <input type="hidden" name="_method" value="DELETE" />
        <input type="hidden" name="_next" value={context.back} />
        <input type="hidden" name="_flash" value="flash.cartRemoved" />
        <IconButton
          type="submit"
          label={fill(texts.remove, { title: item.titleTrans || item.title })}
          icon={<TrashIcon />}
        />
      </Form>
    </div>
  );
}

/** The field for the shopper's note to our buyer. It is open if there is a note, else folded. */
function Note({ item, context }: Pick<LineProps, 'item' | 'context'>) {
  const { texts, actions, editor } = context;
  const details = useRef<HTMLDetailsElement>(null);
  const [length, setLength] = useState(item.message.length);
  const pagePath = `${context.back}#item-${item.id}`;
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = String(new FormData(event.currentTarget).get('message') ?? '');
    editor.setMessage(item, message.trim(), () => {
      if (details.current) details.current.open = false;
    });
  };
  return (
    <details className={css.note} ref={details}>
      <summary className={css.noteSummary}>
        <EditIcon size={16} />
        <span className={css.noteText} dir="auto">
          {item.message || texts.addNote}
        </span>
      </summary>
      <Form
        className={css.noteForm}
        method="post"
        action={fill(actions.setMessage, { id: item.id })}
        onSubmit={save}
      >
        <input type="hidden" name="_method" value="PUT" />
        <input type="hidden" name="_next" value={pagePath} />
        <input type="hidden" name="_back" value={pagePath} />
        <input type="hidden" name="_flash" value="flash.cartNoteSaved" />
        <div>
          <TextInput
            id={`note-${item.id}`}
            name="message"
            label={texts.note}
            defaultValue={item.message}
            maxLength={MAX_NOTE_LENGTH}
            onChange={(event) => setLength(event.currentTarget.value.length)}
          />
          <CharacterCount length={length} max={MAX_NOTE_LENGTH} />
        </div>
        <Button type="submit">{texts.saveNote}</Button>
      </Form>
    </details>
  );
}
