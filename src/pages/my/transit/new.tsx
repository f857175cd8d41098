import { PageHeading } from '../../../components/my/page-heading.tsx';
import * as css from '../../../components/orders/orders.css';
import {
  type NewTransit,
  readNewTransit,
  typedInto,
} from '../../../components/transit/new-transit.ts';
import { NewTransitForm } from '../../../components/transit/new-transit-form.tsx';
import { NoParcels, UnavailableParcels } from '../../../components/transit/unavailable-parcels.tsx';
import { ApiError } from '../../../contract/errors.ts';
import type { PurchaseParcel } from '../../../contract/parcels.ts';
import type { Warehouse } from '../../../contract/site.ts';
import type { TransitQuote } from '../../../contract/transit.ts';
import type { Address } from '../../../contract/user.ts';
import { currentRequest } from '../../../server/request/context.ts';
import { read } from '../../../server/request/read.ts';

const AMOUNT = /^\d{1,8}(\.\d{1,2})?$/;

/** A parcel of the shopper's, or nothing where the address names none. */
async function parcelOf(id: string): Promise<PurchaseParcel | undefined> {
  try {
    return await currentRequest().api('getParcel', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Where the parcels go: the address that is asked for, one in the country asked for, or the default. */
function addressFor(asked: NewTransit, addresses: readonly Address[]): Address | undefined {
  return (
    addresses.find(({ id }) => id === asked.userAddressId) ??
    addresses.find(({ country }) => country === asked.country) ??
    (asked.country ? undefined : addresses[0])
  );
}

/** The way home that is asked for, where it is open; else the cheapest that is. */
function chosenOption(asked: NewTransit, { options }: TransitQuote): string | undefined {
  const open = options.filter(
    ({ estimate, selfPickup }) => estimate && (selfPickup || !asked.selfPickup),
  );
  return (open.find(({ code }) => code === asked.transitOptionName) ?? open[0])?.code;
}

/** Counters of the country where parcels are picked up: the home country, or where there is one. */
function countersIn(warehouses: readonly Warehouse[], homeCountry: string): Warehouse[] {
  const at = warehouses.find(({ country }) => country === homeCountry) ?? warehouses[0];
  return warehouses.filter(({ country }) => country === at?.country);
}

export default async function NewTransitPage({ query }: { query?: string }) {
  const { tenant, locale, t, flash } = currentRequest();
  const view = { tenant, locale, t };
  const own = flash?.form === 'createTransitOrder' && flash.kind === 'error' ? flash : undefined;
  const inAddress = readNewTransit(new URLSearchParams(query ?? ''));
  const asked = own ? typedInto(inAddress, own.values) : inAddress;
  const [found, addresses, warehouses, countries] = await Promise.all([
    Promise.all(asked.purchaseParcelIds.map(parcelOf)),
    read('listAddresses'),
    read('listTenantWarehouses', { query: { warehouseRegion: 'LOCAL' } }),
    read('listSupportedCountries'),
  ]);
  const parcels = found.filter((parcel) => parcel?.actions.includes('forward')) as PurchaseParcel[];
  const away = found.filter((parcel) => !parcel?.actions.includes('forward'));
  const counters = countersIn(warehouses, tenant.homeCountry);
  const address = addressFor(asked, addresses);
  const pickUp = asked.selfPickup && counters.length > 0;
  const country =
    (pickUp ? counters[0]?.country : address?.country) ?? (asked.country || tenant.homeCountry);
  const quote =
    parcels.length > 0
      ? await read('getTransitQuote', {
          query: {
            purchaseParcelIds: parcels.map(({ id }) => id),
            country,
            insured: asked.insured,
            declaredValue: AMOUNT.test(asked.declaredValue) ? asked.declaredValue : '',
          },
        })
      : undefined;
  return (
    <div className={css.frame}>
      <title>{`${t('nav.newTransit')} · ${tenant.name}`}</title>
      <PageHeading>{t('nav.newTransit')}</PageHeading>
      {away.length > 0 && <UnavailableParcels view={view} parcels={away} />}
      {quote ? (
        <NewTransitForm
          view={view}
          flash={flash}
          asked={{
            ...asked,
            selfPickup: pickUp,
            purchaseParcelIds: parcels.map(({ id }) => id),
          }}
          parcels={parcels}
          quote={quote}
          chosen={chosenOption({ ...asked, selfPickup: pickUp }, quote)}
          addresses={addresses}
          counters={counters}
          countries={countries}
          addressId={address?.id}
          country={country}
          idempotencyKey={crypto.randomUUID()}
        />
      ) : (
        <NoParcels t={t} unavailable={away.length > 0} />
      )}
    </div>
  );
}

export const getConfig = async () => ({ render: 'dynamic' }) as const;
