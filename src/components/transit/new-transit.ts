/** What a new shipment is to be, as the address of its page and its form write it. */
export type NewTransit = {
  purchaseParcelIds: string[];
  selfPickup: boolean;
  userAddressId: string;
  /** Where no address is chosen. */
  country: string;
  transitOptionName: string;
  localExpressCompanyName: string;
  insured: boolean;
  /** CNY, as typed. */
  declaredValue: string;
  message: string;
};

const ID = /^[\w-]{1,64}$/;
const MOST_PARCELS = 50;

/** Fields of which a change makes another quote. */
export const QUOTED = [
  'selfPickup',
  'userAddressId',
  'transitOptionName',
  'localExpressCompanyName',
  'insured',
  'declaredValue',
] as const;

const idIn = (text: string | null): string => (text && ID.test(text) ? text : '');

/** Reads the address; `option` is short for the way home. */
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
    declaredValue: (query.get('declaredValue') ?? '').trim().slice(0, 12),
    message: (query.get('message') ?? '').slice(0, 500),
  };
}

/** The same with what was typed into a form that failed. A box that is not ticked is not sent. */
export function typedInto(asked: NewTransit, values: Readonly<Record<string, string>>): NewTransit {
  const { purchaseParcelIds, country } = asked;
  return { ...readNewTransit(new URLSearchParams(values)), purchaseParcelIds, country };
}

/** The address of the page, without what is the default anyway and without what only the shopper should see. */
export function newTransitHref(asked: Omit<NewTransit, 'message'>): string {
  const query = new URLSearchParams(asked.purchaseParcelIds.map((id) => ['purchaseParcelIds', id]));
  if (asked.selfPickup) query.set('selfPickup', 'true');
  if (asked.userAddressId) query.set('userAddressId', asked.userAddressId);
  if (asked.country) query.set('country', asked.country);
  if (asked.transitOptionName) query.set('option', asked.transitOptionName);
  if (asked.localExpressCompanyName) {
    query.set('localExpressCompanyName', asked.localExpressCompanyName);
  }
  if (asked.insured) query.set('insured', 'true');
  if (asked.declaredValue) query.set('declaredValue', asked.declaredValue);
  return query.size > 0 ? `/my/transit/new?${query}` : '/my/transit/new';
}
