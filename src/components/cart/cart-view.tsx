'use client';
import { useEffect, useRef, useState } from 'react';
import type { Cart, CartItem, CartShop, Quote } from '../../contract/calls/cart.ts';
import type { ServiceFee } from '../../contract/values/money/order-costs.ts';
import { fill } from '../../i18n/fill.ts';
import { scriptOnly } from '../../theme/global.css';
import type { LiveFormat } from '../door/live-door.ts';
import type { ShownDoor } from '../door/shown-door.ts';
import { useShownDoor } from '../door/use-shown-door.ts';
import type { MoneyFormat } from '../money/money-format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { focusContent } from '../ui/focus.ts';
import { SourceText } from '../ui/source-text.tsx';
import * as css from './cart.css';
import type { CartActions, CartContext } from './cart-context.ts';
import { CartLine } from './cart-line.tsx';
import { coverage, itemsOf } from './cart-rules.ts';
import { CartSummary } from './cart-summary.tsx';
import type { CartTexts } from './cart-texts.ts';
import { useCartEditor } from './use-cart-editor.ts';
import { useQuote } from './use-quote.ts';
import { useSelection } from './use-selection.ts';

export type CartViewProps = {
  cart: Cart;
  /** Ids of the selected items. */
  selected: readonly string[];
  /** The quote of the selected items. */
  quote: Quote | undefined;
  /** The estimate to the door for that quote, formatted, and the format for later estimates. */
  door: ShownDoor | undefined;
  doorFormat: LiveFormat;
  money: MoneyFormat;
  /** The tenant's service fee. */
  serviceFee: ServiceFee;
  texts: CartTexts;
  /** Names of the marketplaces. */
  platforms: Readonly<Record<string, string>>;
  actions: CartActions;
  back: string;
  /** Whether the cart is that of a visitor without an account. */
  isGuest: boolean;
  /** The error of a quantity that a plain form sent, and the id of the item. */
  quantityError: { itemId: string; message: string } | undefined;
  /** Shown when the last item is removed. */
  empty: React.ReactNode;
};

const FORM_ID = 'cart-selection';

/** The whole cart: plain forms without scripts, immediate edits with them. */
export function CartView(props: CartViewProps) {
  const { texts, platforms, quantityError } = props;
  const [restored, setRestored] = useState<string>();
  const editor = useCartEditor(props.cart, texts, (id) => {
    selection.set([id], true);
    setRestored(id);
  });
  useFocusOnItem(restored, editor.cart);
  const selection = useSelection(editor.cart, props.selected);
  const { quote, isExpected } = useQuote(editor, selection.ids, props.quote, props.serviceFee);
  const door = useShownDoor(quote?.door, props.quote?.door, props.door, props.doorFormat);
  const { cartShops } = editor.cart;
  if (cartShops.length === 0) return props.empty;
  const context: CartContext = {
    money: props.money,
    texts,
    actions: props.actions,
    formId: FORM_ID,
    back: props.back,
    isGuest: props.isGuest,
    selection,
    quote,
    editor,
    errors: {
      quantity: (id) => (quantityError?.itemId === id ? quantityError.message : undefined),
    },
  };
  return (
    <div className={css.page}>
      <div className={css.main}>
        <Bar context={context} items={itemsOf(editor.cart)} />
        {cartShops.map((shop) => (
          <Shop
            key={`${shop.platform}:${shop.shopId}`}
            shop={shop}
            platform={platforms[shop.platform] ?? shop.platform}
            context={context}
          />
        ))}
      </div>
      <CartSummary context={context} busy={isExpected} door={door} />
    </div>
  );
}

/** Whether no control has the focus: nothing is focused, or an element that a script has focused. */
const isFocusIdle = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.getAttribute('tabindex') === '-1';

/** Moves the focus to the item `id` once the cart shows it, unless a control has the focus. */
function useFocusOnItem(id: string | undefined, cart: Cart): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const link = cart && id && document.querySelector<HTMLElement>(`#item-${id} a`);
    if (!link || focused.current === link) return;
    // Of several restored items, the last to be restored is the first on the page, so it gets the focus.
    if (!isFocusIdle() && document.activeElement !== focused.current) return;
    link.focus();
    focused.current = link;
  }, [id, cart]);
}

/** A checkbox for several items; hidden without scripts. */
function GroupCheckbox(props: {
  context: CartContext;
  items: readonly CartItem[];
  label: string;
  labelHidden?: boolean;
}) {
  const { selection } = props.context;
  const covered = coverage(props.items, selection.ids);
  const orderable = props.items.filter((item) => item.orderable);
  return (
    <Checkbox
      className={scriptOnly}
      label={props.label}
      {...(props.labelHidden && { labelHidden: true })}
      checked={covered === 'all'}
      disabled={orderable.length === 0}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = covered === 'some';
      }}
      onChange={() =>
        selection.set(
          orderable.map(({ id }) => id),
          covered !== 'all',
        )
      }
    />
  );
}

function Bar({ context, items }: { context: CartContext; items: readonly CartItem[] }) {
  const { texts, selection, editor } = context;
  const chosen = items.filter((item) => selection.ids.has(item.id));
  const unavailable = items.filter((item) => !item.orderable);
  /** A button that removes items: with scripts at once, without them after a question on the next page. */
  const removeButton = (kind: string, label: string, removed: readonly CartItem[]) =>
    removed.length > 0 && (
      <Button
        variant="ghost"
        size="sm"
        type="submit"
        form={FORM_ID}
        formAction="/cart"
        name="remove"
        value={kind}
        onClick={(event) => {
          event.preventDefault();
          // The button may disappear with the items.
          focusContent();
          editor.remove(removed);
        }}
      >
        {label}
      </Button>
    );
  return (
    <div className={css.bar}>
      {/* Enter on a checkbox presses the form's first button. This hidden one removes nothing. */}
      <button
        type="submit"
        form={FORM_ID}
        formAction="/cart"
        name="update"
        value="1"
        hidden
        onClick={(event) => event.preventDefault()}
      />
      <GroupCheckbox
        context={context}
        items={items}
        label={fill(texts.selectAll, { n: items.length })}
      />
      <span className={css.noScriptOnly}>
        <ButtonLink variant="ghost" size="sm" href="/cart">
          {fill(texts.selectAll, { n: items.length })}
        </ButtonLink>
        <ButtonLink variant="ghost" size="sm" href="/cart?update=1">
          {texts.selectNone}
        </ButtonLink>
      </span>
      <div className={css.barActions}>
        {removeButton('selected', texts.removeSelected, chosen)}
        {removeButton('unavailable', texts.removeUnavailable, unavailable)}
        {removeButton('all', texts.clear, items)}
      </div>
    </div>
  );
}

type ShopProps = { shop: CartShop; platform: string; context: CartContext };

function Shop({ shop, platform, context }: ShopProps) {
  const name = shop.nameTrans || shop.name;
  return (
    <section className={css.shop} aria-label={name || platform}>
      <div className={css.shopHead}>
        <GroupCheckbox
          context={context}
          items={shop.cartItems}
          label={fill(context.texts.selectShop, { shop: name || platform })}
          labelHidden
        />
        <h2 className={css.shopName}>
          <SourceText translated={shop.nameTrans}>{shop.name}</SourceText>
        </h2>
        <Badge>{platform}</Badge>
      </div>
      <ul>
        {shop.cartItems.map((item) => (
          <CartLine
            key={item.id}
            item={item}
            items={itemsOf(context.editor.cart)}
            context={context}
          />
        ))}
      </ul>
    </section>
  );
}
