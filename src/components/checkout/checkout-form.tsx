import type { Quote } from '../../contract/calls/cart.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { amountText } from '../money/amount-text.ts';
import { Breakdown, sumTexts } from '../money/breakdown.tsx';
import { moneyToday } from '../money/money-format.ts';
import { RateLine } from '../money/rate-line.tsx';
import * as layout from '../shell/page-layout.css';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';
import { Destination, type DestinationKind, type Destinations } from './destination.tsx';
import { QuoteItems } from './quote-items.tsx';

/** The source of the order: items of the cart, or a preview. */
export type CheckoutSource = { cartItemIds: readonly string[] } | { previewProductId: string };

type CheckoutFormProps = {
  view: View;
  flash: Flash | undefined;
  quote: Quote;
  source: CheckoutSource;
  destinations: Destinations;
  kind: DestinationKind;
  /** The path of this page with a kind of destination. */
  hrefOf: (kind: DestinationKind) => string;
  /** The path of this page with its query. */
  back: string;
  idempotencyKey: string;
};

/** The whole order on one page: what is ordered, then where to and the note. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { view, flash, quote, source, destinations, kind, hrefOf, back, idempotencyKey } = props;
  const { t } = view;
  const state = formState(flash, 'createPurchaseOrders', [
    'tenantWarehouseId',
    'userWarehouseId',
    'message',
  ]);
  return (
    <CallForm
      call="createPurchaseOrders"
      next="/payment?nos={paymentNos}"
      back={back}
      idempotencyKey={idempotencyKey}
      className={layout.columns}
    >
      <div className={layout.column}>
        <Refusal view={view} flash={flash} quote={quote} />
        <QuoteItems view={view} quote={quote} />
        <Destination {...{ view, destinations, kind, hrefOf, state }} />
        <Card title={t('checkout.noteTitle')}>
          <TextArea
            name="message"
            label={t('checkout.note')}
            labelHidden
            placeholder={t('checkout.note')}
            defaultValue={state.value('message')}
            error={state.error('message')}
            maxLength={500}
            rows={3}
          />
        </Card>
      </div>
      <aside className={layout.aside}>
        <Card title={t('checkout.summary')}>
          <div className={css.form}>
            <Breakdown
              money={moneyToday(view)}
              sums={quote}
              orders={quote.shops}
              texts={sumTexts(t)}
            />
            <RateLine view={view} className={css.rate} />
            <Button type="submit" variant="primary" size="lg" block disabled={!quote.orderable}>
              {t('checkout.submit')}
            </Button>
            {kind === 'tenantWarehouse' && <p className={css.rate}>{t('cart.freightHint')}</p>}
          </div>
        </Card>
      </aside>
      <input type="hidden" name="expectedTotal" value={quote.total} />
      {'previewProductId' in source ? (
        <input type="hidden" name="previewProductId" value={source.previewProductId} />
      ) : (
        source.cartItemIds.map((id) => (
          <input key={id} type="hidden" name="cartItemIds" value={id} />
        ))
      )}
    </CallForm>
  );
}

/** Why the order failed or is not possible. */
function Refusal({ view, flash, quote }: Pick<CheckoutFormProps, 'view' | 'flash' | 'quote'>) {
  const { t, locale } = view;
  const refused =
    flash?.form === 'createPurchaseOrders' && flash.kind === 'error' ? flash : undefined;
  if (refused?.code === 'PRICE_CHANGED') {
    const from = refused.values.expectedTotal;
    return (
      <Notice tone="warning" title={refused.message} live>
        {from &&
          t('checkout.totalChanged', {
            from: amountText(locale, from),
            to: amountText(locale, quote.total),
          })}
      </Notice>
    );
  }
  const cart = <ButtonLink href="/cart">{t('checkout.backToCart')}</ButtonLink>;
  if (refused) {
    return (
      <Notice
        tone="danger"
        title={refused.message}
        action={quote.orderable ? undefined : cart}
        live
      >
        {!quote.orderable && t('checkout.notOrderable')}
      </Notice>
    );
  }
  if (quote.orderable) return null;
  return (
    <Notice tone="danger" action={cart}>
      {t('checkout.notOrderable')}
    </Notice>
  );
}
