'use client';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../i18n/fill.ts';
import { useSignInSheet } from '../auth/use-sign-in-sheet.tsx';
import { Door } from '../door/door.tsx';
import type { ShownDoor } from '../door/shown-door.ts';
import { Form } from '../form/form.tsx';
import { Amount } from '../money/amount.tsx';
import { Breakdown, type Sums } from '../money/breakdown.tsx';
import { convertedTotal } from '../money/sum.ts';
import { isSignedIn } from '../session/login-flag.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Notice } from '../ui/notice.tsx';
import * as css from './cart.css';
import type { CartContext } from './cart-context.ts';
import { withItems } from './cart-rules.ts';
import type { CartEditor } from './use-cart-editor.ts';

const ZERO_SUMS: Sums = {
  goods: '0.00',
  domesticFreight: '0.00',
  serviceFee: '0.00',
  total: '0.00',
};

/** What a visitor's checkout does instead of opening its page; undefined for a shopper. */
type OnVisitor = ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;

/**
 * Delays the checkout until the changes of the cart are saved. If one is refused, the checkout is
 * cancelled, so that the shopper sees the refusal.
 */
function useCheckoutWhenSaved(editor: CartEditor, isBlocked: boolean, onVisitor: OnVisitor) {
  const form = useRef<HTMLFormElement>(null);
  /** The number of refusals when checkout was pressed too early; undefined if it was not. */
  const [refusalsBefore, setRefusalsBefore] = useState<number>();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    // With an unsaved change the order would have an old quantity.
    if (editor.busy || isBlocked) event.preventDefault();
    if (editor.busy && !isBlocked) setRefusalsBefore(editor.refusals);
    if (!event.defaultPrevented) onVisitor?.(event);
  };
  useEffect(() => {
    if (refusalsBefore === undefined || editor.busy) return;
    setRefusalsBefore(undefined);
    if (refusalsBefore === editor.refusals) form.current?.requestSubmit();
  }, [refusalsBefore, editor.busy, editor.refusals]);
  return { form, handleSubmit, isWaiting: refusalsBefore !== undefined };
}

type CartSummaryProps = {
  context: CartContext;
  busy: boolean;
  /** The cost of the selected items at the door; undefined until it is known. */
  door: ShownDoor | undefined;
};

/** The sums of the selected items, always visible, and the button for checkout. */
export function CartSummary({ context, busy, door }: CartSummaryProps) {
  const { texts, money, selection, quote, editor } = context;
  const chosen = selection.ids.size;
  const isRefused = quote !== undefined && !quote.orderable;
  const sums = quote ?? ZERO_SUMS;
  const isBlocked = chosen === 0 || isRefused;
  const { show, sheet } = useSignInSheet(money);
  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    // The visitor may have signed in in another tab.
    if (!quote || isSignedIn()) return;
    event.preventDefault();
    void show({ quote, next: withItems('/checkout', [...selection.ids]) });
  };
  const onVisitor = context.isGuest ? signIn : undefined;
  const { form, handleSubmit, isWaiting } = useCheckoutWhenSaved(editor, isBlocked, onVisitor);
  return (
    <Form
      ref={form}
      id={context.formId}
      className={css.summary}
      method="get"
      action="/checkout"
      aria-label={texts.summary}
      onSubmit={handleSubmit}
    >
      <div className={css.lines}>
        <div className={css.summaryHead}>
          <h2 className={css.summaryTitle}>{texts.summary}</h2>
          <span className={css.count} aria-live="polite">
            {fill(texts.selected, { n: chosen })}
          </span>
        </div>
        <div aria-busy={busy} aria-live="polite">
          <div className={css.sums}>
            <Breakdown money={money} sums={sums} orders={quote?.shops ?? []} texts={texts.sums} />
          </div>
        </div>
        <CartDoor door={door} isKnown={chosen > 0 && (busy || quote?.door !== undefined)} />
        <p className={css.hint}>{texts.freightHint}</p>
      </div>
      <div className={css.act} aria-busy={busy}>
        {isRefused && <Notice tone="warning">{texts.notOrderable}</Notice>}
        <div className={css.actLine}>
          <span className={cx(css.actTotal, css.sums)}>
            <Amount
              money={money}
              amount={sums.total}
              converted={convertedTotal(quote?.shops ?? [], money.exchange)}
              size="lg"
            />
          </span>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            block
            aria-disabled={isBlocked || undefined}
            loading={isWaiting}
          >
            {chosen === 0 ? texts.nothingSelected : fill(texts.checkout, { n: chosen })}
          </Button>
        </div>
        <Button
          type="submit"
          formAction="/cart"
          name="update"
          value="1"
          className={css.noScriptOnly}
        >
          {texts.updateTotal}
        </Button>
      </div>
      {sheet}
    </Form>
  );
}

/** The cost of the selected items at the door. It keeps its place while a new estimate is read. */
function CartDoor({ door, isKnown }: { door: ShownDoor | undefined; isKnown: boolean }) {
  const [last, setLast] = useState(door);
  if (door && door !== last) setLast(door);
  if (!isKnown || !last) return null;
  return <Door shown={door ?? last} busy={!door} />;
}
