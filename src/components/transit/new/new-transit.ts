import type { Address } from '../../../contract/calls/addresses.ts';
import type { PurchaseParcel } from '../../../contract/calls/parcels.ts';
import type { Warehouse } from '../../../contract/calls/site.ts';
import type { TransitQuote } from '../../../contract/calls/transit.ts';
import type { Flash } from '../../../site/flash.ts';
import type { Countries } from '../../address/country.ts';
import type { FormState } from '../../form/field-errors.ts';
import type { View } from '../../view.ts';

/** A new shipment as in the address of its page and in its form. */
export type NewTransit = {
  purchaseParcelIds: string[];
  selfPickup: boolean;
  userAddressId: string;
  /** Code of the requested country, or empty; counts if no address is requested. */
  country: string;
  transitOptionName: string;
  localExpressCompanyName: string;
  insured: boolean;
  /** CNY, as typed. */
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
  chosen: string | undefined;
  addresses: readonly Address[];
  /** Counters for picking up. */
  counters: readonly Warehouse[];
  countries: Countries;
  /** Id of the chosen or proposed address. */
  addressId: string | undefined;
  country: string;
  idempotencyKey: string;
};

const ID = /^[\w-]{1,64}$/;
const MOST_PARCELS = 50;

/** Whether a typed value is an amount of CNY that the contract accepts. */
export const isAmount = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text);

/** Fields that change the quote. */
export const QUOTE_FIELDS = [
  'selfPickup',
  'userAddressId',
  'transitOptionName',
  'localExpressCompanyName',
  'insured',
  'declaredValue',
] as const;

const idIn = (text: string | null): string => (text && ID.test(text) ? text : '');

/** Reads the page's address; `option` is short for `transitOptionName`. */
export function readNewTransit(query: URLSearchParams): NewTransit {
  const ids = query.getAll('purchaseParcelIds').flatMap((part) => part.split(','));
  const country = query.get('country')?.toLowerCase() ?? '';
  return {
    purchaseParcelIds: [...new Set(ids.filter((id) => ID.test(id)))].slice(0, MOST_PARCELS),
    selfPickup: query.get('selfPickup') === 'true',
    userAddressId: idIn(query.get('userAddressId')),
    country: /^[a-z]{2}$/.test(country) ? country : '',
    transitOptionName: idIn(query.get('transitOptionName') ?? query.get('option')),
    localExpressCompanyName: (query.get('localExpressCompanyName') ?? '').slice(0, 64),
    insured: ['true', 'on', '1'].includes(query.get('insured') ?? ''),
    declaredValue: (query.get('declaredValue') ?? '').trim().slice(0, 12).replace(',', '.'),
    message: (query.get('message') ?? '').slice(0, 500),
  };
}

/** The shipment with the values of a failed form. A missing checkbox value means unchecked. */
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
  const open = options.filter(
    ({ estimate, selfPickup }) => estimate && (selfPickup || !draft.selfPickup),
  );
  return (open.find(({ code }) => code === draft.transitOptionName) ?? open[0])?.code;
}

/** The address of the page, without default values; with the note if it would be lost otherwise. */
export function newTransitHref(draft: Omit<NewTransit, 'message'>, message = ''): string {
  const query = new URLSearchParams(draft.purchaseParcelIds.map((id) => ['purchaseParcelIds', id]));
  const named = {
    selfPickup: draft.selfPickup && 'true',
    userAddressId: draft.userAddressId,
    country: draft.country,
    option: draft.transitOptionName,
    localExpressCompanyName: draft.localExpressCompanyName,
    insured: draft.insured && 'true',
    declaredValue: draft.declaredValue,
    message,
  };
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value);
  return query.size > 0 ? `/my/transit/new?${query}` : '/my/transit/new';
}

/** The address of the page that shows the form for a new address instead. */
export function newAddressHref(draft: NewTransit): string {
  return `${newTransitHref(draft, draft.message)}&address=new`;
}
