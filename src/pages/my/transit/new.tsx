import { CardsSkeleton } from '../../../components/deferred/skeletons.tsx';
import { PageHead } from '../../../components/head/page-head.tsx';
import * as layout from '../../../components/shell/page-layout.css';
import { NewAddress } from '../../../components/transit/new/new-address.tsx';
import {
  chosenOption,
  isAmount,
  type NewTransit,
  newAddressHref,
  newTransitHref,
  readNewTransit,
  withTypedValues,
} from '../../../components/transit/new/new-transit.ts';
import { NewTransitForm } from '../../../components/transit/new/new-transit-form.tsx';
import {
  NoParcels,
  UnavailableParcels,
} from '../../../components/transit/new/unavailable-parcels.tsx';
import { PageHeading } from '../../../components/ui/page-heading.tsx';
import type { Address } from '../../../contract/calls/addresses.ts';
import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import type { Input, Output } from '../../../contract/endpoints.ts';
import { ApiError } from '../../../contract/errors.ts';
import { redirectTo } from '../../../framework/server/redirect.ts';
import { currentRequest } from '../../../server/request/context.ts';
import { read, readIfAny } from '../../../server/request/read.ts';
import { Deferred } from '../../_components/deferred.tsx';
import { requirePageEnabled } from '../../_components/page-enabled.ts';

/** The shopper's parcel with this id; undefined if there is no such parcel. */
const parcelOf = (id: string): Promise<PurchaseParcel | undefined> =>
  readIfAny('getParcel', { params: { id } });

/** The transit options; undefined if a parcel can't be sent any more, for example sent from another tab. */
async function quoteOf(
  query: Input<'getTransitQuote'>['query'],
): Promise<Output<'getTransitQuote'> | undefined> {
  try {
    return await read('getTransitQuote', { query });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'PARCEL_UNAVAILABLE') return undefined;
    throw error;
  }
}

const canBeForwarded = (parcel: PurchaseParcel | undefined): parcel is PurchaseParcel =>
  parcel?.actions.includes('forward') === true;

/**
 * The requested address, else the first one in the requested country. Without a requested country,
 * the first address.
 */
function addressFor(draft: NewTransit, addresses: readonly Address[]): Address | undefined {
  return (
    addresses.find(({ id }) => id === draft.userAddressId) ??
    addresses.find(({ country }) => country === draft.country) ??
    (draft.country ? undefined : addresses[0])
  );
}

/** The pickup points in the home country, or in the first country that has any. */
function pickupPointsIn(warehouses: readonly Warehouse[], homeCountry: string): Warehouse[] {
  const atHome = warehouses.filter(({ country }) => country === homeCountry);
  if (atHome.length > 0) return atHome;
  return warehouses.filter(({ country }) => country === warehouses[0]?.country);
}

export default async function NewTransitPage({ query }: { query?: string }) {
  requirePageEnabled();
  const { t, flash } = currentRequest();
  const params = new URLSearchParams(query ?? '');
  const draftInUrl = readNewTransit(params);
  const addsAddress = params.get('address') === 'new' && draftInUrl.purchaseParcelIds.length > 0;
  // A form that was sent without scripts leaves all its fields in the URL: the redirect removes those that the page
  // does not need.
  if (params.has('_next')) {
    const href = addsAddress
      ? newAddressHref(draftInUrl)
      : newTransitHref(draftInUrl, draftInUrl.message);
    redirectTo(href);
  }
  const refused = flash?.form === 'createTransitOrder' && flash.kind !== 'success';
  const draft = refused ? withTypedValues(draftInUrl, flash.values) : draftInUrl;
  return (
    <div className={layout.frame}>
      <PageHead
        page={currentRequest()}
        title={t('nav.newTransit')}
        description={t('transit.new.description')}
      />
      <PageHeading>{t('nav.newTransit')}</PageHeading>
      <Deferred skeleton={<CardsSkeleton />}>
        {() => (addsAddress ? newAddressContent(draft) : shipmentContent(draft))}
      </Deferred>
    </div>
  );
}

async function shipmentContent(draft: NewTransit) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const [found, addresses, warehouses, countries] = await Promise.all([
    Promise.all(draft.purchaseParcelIds.map(parcelOf)),
    read('listAddresses'),
    read('listTenantWarehouses', { query: { warehouseRegion: 'LOCAL' } }),
    read('listSupportedCountries'),
  ]);
  const parcels = found.filter(canBeForwarded);
  const purchaseParcelIds = parcels.map(({ id }) => id);
  const unavailable = found.filter((parcel) => !canBeForwarded(parcel));
  const unavailableNotice = unavailable.length > 0 && (
    <UnavailableParcels view={view} parcels={unavailable} />
  );
  if (parcels.length === 0) {
    return (
      <>
        {unavailableNotice}
        <NoParcels t={t} unavailable={unavailable.length > 0} />
      </>
    );
  }
  const pickupPoints = pickupPointsIn(warehouses, tenant.homeCountry);
  const selfPickup = draft.selfPickup && pickupPoints.length > 0;
  const address = addressFor(draft, addresses);
  const country =
    (selfPickup ? pickupPoints[0]?.country : address?.country) ??
    (draft.country || tenant.homeCountry);
  const { insured, extras, packing, declaredValue } = draft;
  const quote = await quoteOf({
    purchaseParcelIds,
    country,
    ...(!selfPickup && address?.postCode && { postCode: address.postCode }),
    insured,
    ...(extras.length > 0 && { extras }),
    packing,
    declaredValue: isAmount(declaredValue) ? declaredValue : '',
  });
  if (!quote) return <NoParcels t={t} unavailable />;
  const draftToOrder = { ...draft, purchaseParcelIds, selfPickup };
  return (
    <>
      {unavailableNotice}
      <NewTransitForm
        {...{ view, flash, parcels, quote, addresses, pickupPoints, countries, country }}
        draft={draftToOrder}
        optionCode={chosenOption(draftToOrder, quote)}
        addressId={address?.id}
        idempotencyKey={crypto.randomUUID()}
      />
    </>
  );
}

async function newAddressContent(draft: NewTransit) {
  const { tenant, locale, t, flash, profile } = currentRequest();
  const [addresses, countries] = await Promise.all([
    read('listAddresses'),
    read('listSupportedCountries'),
  ]);
  const typed = flash?.form === 'saveAddress' ? flash.values.country : undefined;
  const requestedCountry = typed ?? draft.country;
  const country =
    countries.find(({ code }) => code === requestedCountry)?.code ??
    countries[0]?.code ??
    tenant.homeCountry;
  const districts = await read('listAddressDistricts', { query: { country } });
  return (
    <NewAddress
      view={{ tenant, locale, t }}
      flash={flash}
      draft={draft}
      places={{ countries, country, districts }}
      isFirst={addresses.length === 0}
      receiver={profile}
    />
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
