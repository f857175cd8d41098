import type { Address } from '../../../contract/calls/addresses.ts';
import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import type { TransitQuote } from '../../../contract/calls/transit.ts';
import type { Packing } from '../../../contract/values/warehouse/transit-statuses.ts';
import type { Flash } from '../../../site/flash.ts';
import type { Countries } from '../../address/country.ts';
import type { FormState } from '../../form/field-errors.ts';
import type { View } from '../../view.ts';

/** A new shipment, as in the URL of its page and in its form. */
export type NewTransit = {
  purchaseParcelIds: string[];
  selfPickup: boolean;
  userAddressId: string;
  /** Code of the requested country, or empty. Used only without `userAddressId`. */
  country: string;
  /** The code of the freight option, in spite of the contract's name for it. */
  transitOptionName: string;
  localExpressCompanyName: string;
  insured: boolean;
  /** Codes of the wanted extra services. */
  extras: string[];
  packing: Packing;
  /** The declared value: CNY, as typed. */
  declaredValue: string;
  message: string;
};

/** The fields at which the form shows errors. */
export const TRANSIT_FIELDS = [
  'selfPickup',
  'userAddressId',
  'transitOptionName',
  'localExpressCompanyName',
  'insured',
  'packing',
  'declaredValue',
  'message',
] as const;
export type TransitState = FormState<(typeof TRANSIT_FIELDS)[number]>;

/** The data of the form for a new shipment. */
export type NewTransitFormProps = {
  view: View;
  flash: Flash | undefined;
  draft: NewTransit;
  parcels: readonly PurchaseParcel[];
  quote: TransitQuote;
  /** Code of the chosen or proposed option; undefined if no option takes the parcels. */
  optionCode: string | undefined;
  addresses: readonly Address[];
  /** The tenant's warehouses where shoppers pick up shipments. */
  pickupPoints: readonly Warehouse[];
  countries: Countries;
  /** Id of the chosen or proposed address. */
  addressId: string | undefined;
  country: string;
  idempotencyKey: string;
};

const ID = /^[\w-]{1,64}$/;
/** The most parcels that the contract accepts. */
const MAX_PARCELS = 50;

/** Whether a typed value is an amount of CNY that the contract accepts. */
export const isAmount = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text);

/** Fields that change the quote. */
export const QUOTE_FIELDS = [
  'selfPickup',
  'userAddressId',
  'transitOptionName',
  'localExpressCompanyName',
  'insured',
  'extras',
  'packing',
  'declaredValue',
] as const;

const validId = (text: string | null): string => (text && ID.test(text) ? text : '');

/** Reads the query of the page's URL; `option` is short for `transitOptionName`. */
export function readNewTransit(query: URLSearchParams): NewTransit {
  const ids = query.getAll('purchaseParcelIds').flatMap((part) => part.split(','));
  const country = query.get('country')?.toLowerCase() ?? '';
  return {
    purchaseParcelIds: [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MAX_PARCELS),
    selfPickup: query.get('selfPickup') === 'true',
    userAddressId: validId(query.get('userAddressId')),
    country: /^[a-z]{2}$/.test(country) ? country : '',
    transitOptionName: validId(query.get('transitOptionName') ?? query.get('option')),
    localExpressCompanyName: (query.get('localExpressCompanyName') ?? '').slice(0, 64),
    insured: ['true', 'on', '1'].includes(query.get('insured') ?? ''),
    extras: query
      .getAll('extras')
      .flatMap((part) => part.split(','))
      .filter((code) => /^[A-Z][A-Z0-9_]{1,39}$/.test(code))
      .slice(0, 20),
    packing: query.get('packing') === 'REINFORCED' ? 'REINFORCED' : 'STANDARD',
    // Longer than `isAmount` accepts, so that a value that is too long stays invalid.
    declaredValue: (query.get('declaredValue') ?? '').trim().slice(0, 12).replace(',', '.'),
    message: (query.get('message') ?? '').slice(0, 500),
  };
}

/**
 * The shipment with the values of a form that failed. `insured` is false and `packing` standard without
 * a value, because browsers don't send unchecked checkboxes.
 */
export function withTypedValues(
  draft: NewTransit,
  values: Readonly<Record<string, string>>,
): NewTransit {
  const { purchaseParcelIds, country } = draft;
  return { ...readNewTransit(new URLSearchParams(values)), purchaseParcelIds, country };
}

/** Code of the requested option if it is available, else of the cheapest available one. */
export function chosenOption(
  draft: Pick<NewTransit, 'transitOptionName' | 'selfPickup'>,
  { options }: Pick<TransitQuote, 'options'>,
): string | undefined {
  const available = options.filter(
    (option) => option.estimate && (!draft.selfPickup || option.selfPickup),
  );
  const requested = available.find(({ code }) => code === draft.transitOptionName);
  // The contract sorts options by price.
  return (requested ?? available[0])?.code;
}

/**
 * The URL of the page, without default values. Only a link that leaves the form needs `message`, the
 * typed message, to keep it.
 */
export function newTransitHref(draft: Omit<NewTransit, 'message'>, message = ''): string {
  const query = new URLSearchParams(draft.purchaseParcelIds.map((id) => ['purchaseParcelIds', id]));
  const fields = {
    selfPickup: draft.selfPickup && 'true',
    userAddressId: draft.userAddressId,
    country: draft.country,
    option: draft.transitOptionName,
    localExpressCompanyName: draft.localExpressCompanyName,
    insured: draft.insured && 'true',
    extras: draft.extras.join(),
    packing: draft.packing === 'REINFORCED' && draft.packing,
    declaredValue: draft.declaredValue,
    message,
  };
  for (const [name, value] of Object.entries(fields)) if (value) query.set(name, value);
  return query.size > 0 ? `/my/transit/new?${query}` : '/my/transit/new';
}

/** The URL of the same page with the form for a new delivery address. */
export function newAddressHref(draft: NewTransit): string {
  return `${newTransitHref(draft, draft.message)}&address=new`;
}
