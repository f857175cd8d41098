import type { Quote } from '../../contract/calls/cart.ts';
import type { Output } from '../../contract/endpoints.ts';
import type { Flash } from '../../site/flash.ts';
import { CallForm } from '../form/call-form.tsx';
import { formState } from '../form/field-errors.ts';
import { ruleText, ruleTitle } from '../goods/rule-texts.ts';
import { amountText } from '../money/amount-text.ts';
import { OWN_WAREHOUSE_FIELDS } from '../proxy-shipping/own-warehouse-form.tsx';
import * as layout from '../shell/page-layout.css';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { CountedTextArea } from '../ui/counted-text-area.tsx';
import { Notice } from '../ui/notice.tsx';
import type { View } from '../view.ts';
import * as css from './checkout.css';
import type { CheckoutSource } from './checkout-source.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { Destination, type DestinationKind, type Destinations } from './destination.tsx';
import { FORWARDER_FORM, NewForwarder } from './new-forwarder.tsx';
import { NoteCopy } from './note-copy.tsx';
import { QuoteItems } from './quote-items.tsx';
import { ServicesChoice } from './services-choice.tsx';

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
  /** The note as it was typed before a forwarder was saved. */
  note: string;
  /** What the items cost at the shopper's door, from each of `tenantWarehouses` in their order. */
  doors: readonly Quote['door'][];
  /** Milliseconds since the epoch. */
  now: number;
  provinces: Output<'listAddressDistricts'>;
  idempotencyKey: string;
};

/** The whole order on one page: the items, then the destination and the note. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { view, flash, quote, source, destinations, kind, hrefOf, back, note } = props;
  const { doors, now, provinces, idempotencyKey } = props;
  const { t } = view;
  const { services = [] } = quote;
  const hasServices = kind === 'tenantWarehouse' && services.length > 0;
  const needsForwarder = kind === 'userWarehouse' && destinations.userWarehouses.length === 0;
  const forwarder = formState(flash, 'saveUserWarehouse', OWN_WAREHOUSE_FIELDS);
  const state = formState(flash, 'createPurchaseOrders', [
    'tenantWarehouseId',
    'userWarehouseId',
    'message',
    'confirmedRules',
    'services',
  ]);
  const chosen = state.value('services')?.split(',') ?? [];
  const orderForm = (
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
        <Confirmations view={view} quote={quote} error={state.error('confirmedRules')} />
        <Destination
          {...{ view, destinations, kind, hrefOf, state }}
          newForwarder={<NewForwarder {...{ t, provinces }} state={forwarder} />}
          addsForwarder={forwarder.refused}
        />
        {hasServices && (
          <ServicesChoice {...{ view, services, chosen }} error={state.error('services')} />
        )}
        <Card title={t('checkout.noteTitle')}>
          <CountedTextArea
            name="message"
            label={t('checkout.note')}
            labelHidden
            placeholder={t('checkout.note')}
            // The note is part of the form that can be sent now, so that it is not lost.
            form={needsForwarder ? FORWARDER_FORM : undefined}
            defaultValue={state.value('message') ?? forwarder.value('message') ?? note}
            error={state.error('message')}
            maxLength={500}
            rows={3}
          />
        </Card>
      </div>
      <CheckoutSummary
        {...{ view, quote, kind, doors, now, chosen }}
        services={hasServices ? services : []}
        isBlocked={!quote.orderable || needsForwarder}
      />
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
  return (
    <>
      {orderForm}
      {kind === 'userWarehouse' && (
        <CallForm
          call="saveUserWarehouse"
          id={FORWARDER_FORM}
          next={`${back}&note={message}`}
          back={back}
          flash="warehouseSaved"
        >
          {!needsForwarder && <NoteCopy form={FORWARDER_FORM} />}
        </CallForm>
      )}
    </>
  );
}

/** A tick box for each rule about the goods that the shopper must confirm. */
function Confirmations({
  view,
  quote,
  error,
}: Pick<CheckoutFormProps, 'view' | 'quote'> & { error: string | undefined }) {
  const { t } = view;
  const confirmations = quote.shops
    .flatMap(({ cartItems }) => cartItems)
    .flatMap(({ goodsRules = [] }) => goodsRules.filter(({ effect }) => effect === 'CONFIRM'));
  const rules = [...new Map(confirmations.map((rule) => [rule.id, rule])).values()];
  if (rules.length === 0) return null;
  return (
    <Card title={t('goods.CONFIRM.title')}>
      <div className={css.form}>
        {rules.map((rule) => (
          <Notice key={rule.id} tone="warning" title={<bdi>{ruleTitle(view, rule)}</bdi>}>
            <bdi>{ruleText(view, rule)}</bdi>
            <Checkbox
              name="confirmedRules"
              value={rule.id}
              label={t('goods.CONFIRM.agree')}
              error={error}
              required
            />
          </Notice>
        ))}
      </div>
    </Card>
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
