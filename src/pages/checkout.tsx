import { CheckoutForm } from '../components/checkout/checkout-form.tsx';
import { type CheckoutSource, checkoutSource } from '../components/checkout/checkout-source.ts';
import { CheckoutSteps } from '../components/checkout/checkout-steps.tsx';
import type { DestinationKind } from '../components/checkout/destination.tsx';
import { CardsSkeleton } from '../components/deferred/skeletons.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import * as layout from '../components/shell/page-layout.css';
import { ButtonLink } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { ReceiptIcon } from '../components/ui/icon.tsx';
import { Container } from '../components/ui/layout.tsx';
import { PageHeading } from '../components/ui/page-heading.tsx';
import type { Quote } from '../contract/calls/cart.ts';
import { redirect } from '../framework/server/redirect.ts';
import { currentRequest } from '../server/request/context.ts';
import { read, readIfAny, readOr } from '../server/request/read.ts';
import { Deferred } from './_components/deferred.tsx';

/** The value of the query field `to` for a warehouse of the shopper. */
const TO_USER_WAREHOUSE = 'own';

/**
 * The present cost of the order. If the order goes to a warehouse of the shop, also what its items would cost
 * at the shopper's door if they were sent from each of the warehouses (`doors`). Undefined if its items were
 * ordered or removed meanwhile: the call then fails with 404.
 */
async function quoteOf(
  source: CheckoutSource,
  tenantWarehouseId?: string,
): Promise<Quote | undefined> {
  const to = tenantWarehouseId ? { tenantWarehouseId } : {};
  if ('cartItemIds' in source) {
    const body = { cartItemIds: [...source.cartItemIds], ...to };
    return readIfAny('refreshCart', { body });
  }
  return (await readIfAny('refreshPreview', { body: { ...source, ...to } }))?.quote;
}

/** This page's URL with a kind of destination. */
function checkoutHref(source: CheckoutSource, kind: DestinationKind): string {
  const query = new URLSearchParams(
    'previewProductId' in source
      ? [['preview', source.previewProductId]]
      : source.cartItemIds.map((id) => ['items', id]),
  );
  if (kind === 'userWarehouse') query.set('to', TO_USER_WAREHOUSE);
  return `/checkout?${query}`;
}

/** The steps and the form of the order, or a message that its items can no longer be ordered. */
async function checkoutContent(source: CheckoutSource, params: URLSearchParams) {
  const { tenant, locale, t, flash } = currentRequest();
  const { showUserWarehouse } = tenant.tenantPreference;
  const isToUserWarehouse = params.get('to') === TO_USER_WAREHOUSE && showUserWarehouse;
  const [tenantWarehouses, userWarehouses, provinces] = await Promise.all([
    read('listTenantWarehouses', { query: { warehouseRegion: 'CHINA' } }),
    showUserWarehouse ? read('listUserWarehouses') : [],
    isToUserWarehouse ? readOr([], 'listAddressDistricts', { query: { country: 'cn' } }) : [],
  ]);
  const quote = await quoteOf(source, isToUserWarehouse ? undefined : tenantWarehouses[0]?.id);
  const kind = isToUserWarehouse ? 'userWarehouse' : 'tenantWarehouse';
  return quote ? (
    <>
      <CheckoutSteps t={t} at="CHECKOUT" fromCart={'cartItemIds' in source} />
      <CheckoutForm
        view={{ tenant, locale, t }}
        flash={flash}
        quote={quote}
        source={source}
        destinations={{ tenantWarehouses, userWarehouses }}
        kind={kind}
        hrefOf={(otherKind) => checkoutHref(source, otherKind)}
        back={checkoutHref(source, kind)}
        // In the order of the warehouses; undefined for one from which the cost is not known.
        doors={tenantWarehouses.map(
          ({ id }) => quote.doors?.find(({ tenantWarehouseId }) => tenantWarehouseId === id)?.door,
        )}
        now={Date.now()}
        note={params.get('note') ?? ''}
        provinces={provinces}
        idempotencyKey={crypto.randomUUID()}
      />
    </>
  ) : (
    <EmptyState
      icon={<ReceiptIcon />}
      title={t('checkout.gone.title')}
      text={t('checkout.gone.text')}
      action={
        <>
          <ButtonLink variant="primary" href="/my/pending-payments">
            {t('checkout.gone.payments')}
          </ButtonLink>
          <ButtonLink href="/cart">{t('checkout.backToCart')}</ButtonLink>
        </>
      }
    />
  );
}

export default async function CheckoutPage({ query }: { query?: string }) {
  const { t } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const source = checkoutSource(params);
  if (!source) redirect('/cart');
  return (
    <Container>
      <PageHead page={currentRequest()} title={t('nav.checkout')} />
      <div className={layout.frame}>
        <PageHeading>{t('nav.checkout')}</PageHeading>
        <Deferred skeleton={<CardsSkeleton />}>{() => checkoutContent(source, params)}</Deferred>
      </div>
    </Container>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
