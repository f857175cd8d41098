import { and, asc, eq } from 'drizzle-orm';
import type { TransitQuote } from '../../../contract/calls/transit.ts';
import { Failure } from '../../../contract/errors.ts';
import { fromFen, toFen } from '../../../contract/values/money/money.ts';
import type { Packing } from '../../../contract/values/warehouse/transit-statuses.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import { purchaseParcels } from '../../db/schema/warehouse/parcels.ts';
import { inList } from '../base/atomically.ts';
import type { OwnerScope } from '../base/scope.ts';
import { storageDueFen } from '../base/storage-terms.ts';
import { estimateAccuracy } from '../door/accuracy.ts';
import { dutiesOf } from '../door/duties.ts';
import {
  type PackedTogether,
  packTogether,
  type SendingTerms,
  sendingHome,
} from '../door/sending.ts';
import { waysHome } from '../door/ways-home.ts';
import { listOptions, listRefused } from '../freight/list.ts';
import { currentTariff } from '../freight/stored.ts';
import { mayTake, sentGoods } from '../goods/sent-goods.ts';
import { parcelStates } from '../parcel/parcel-states.ts';
import type { ParcelRow } from '../parcel/records.ts';
import { partId } from '../site/export-tenant.ts';
import { localCountries } from '../site/local-warehouses.ts';
import { paidFor } from './paid-for.ts';
import { chosenServices, offeredServices, reinforcedPacking } from './services.ts';

/** The greatest value that may be declared: a million CNY. */
const MOST_DECLARED_FEN = 100_000_000;

/**
 * Parcels that are to be sent together, with the facts that determine the freight. Grams, millimetres, fen.
 */
export type Together = PackedTogether & { parcels: ParcelRow[]; goodsFen: number };

export type TransitQuestion = {
  purchaseParcelIds: readonly string[];
  country?: string;
  /** The postcode of the address, for zones and remote areas within the country. */
  postCode?: string;
  extras?: readonly string[];
  insured: boolean;
  packing: Packing;
  declaredValue?: string;
};

/**
 * The cost of each shipping option for these parcels together, the cheapest first, and the options that
 * can't take them. Throws `NOT_FOUND` for a parcel that is not the shopper's, `PARCEL_UNAVAILABLE` with the
 * `parcelNo` of one that is not in stock, and `VALIDATION_FAILED`.
 */
export async function getTransitQuote(
  scope: OwnerScope,
  query: TransitQuestion,
): Promise<TransitQuote> {
  const { tenant } = scope;
  const ids = [...new Set(query.purchaseParcelIds)];
  const [together, local, tariff, accuracy] = await Promise.all([
    putTogether(scope, ids),
    localCountries(scope),
    currentTariff(scope),
    estimateAccuracy(scope),
  ]);
  const { weightG, estimatedMeasures, goodsFen } = together;
  const country = query.country ?? tenant.homeCountry;
  const terms: SendingTerms = {
    destination: { country, postCode: query.postCode },
    warehouse: warehouseOf(scope, together),
    declaredFen: declaredFenOf(query, together),
    insured: query.insured,
    storageFen: storageFenOf(scope, together),
    services: await chosenServices(scope, query, ids),
    extras: query.extras ?? [],
  };
  const home = sendingHome(scope, together, terms);
  const { sending } = home;
  const question = {
    ...home.question,
    localCountries: local,
    services: offeredServices(scope),
  };
  const { goodsClasses } = question;
  const duties = dutiesOf(scope, country);
  const options = listOptions(tariff, question, scope);
  return {
    weightG,
    ...estimatedMeasures,
    goodsClasses: [...goodsClasses],
    goodsValue: fromFen(goodsFen),
    chargeMode: chargeModeOf(scope),
    ...packingOf(scope),
    options: options.filter(({ code }) => mayTake(sending, code)),
    refused: [
      ...listRefused(tariff, question, scope),
      ...options
        .filter(({ code }) => !mayTake(sending, code))
        .map(({ code, name }) => ({ code, name, reason: 'GOODS_RULE' as const })),
    ],
    ...(sending.told.length > 0 && { goodsRules: sending.told }),
    door: {
      country,
      countryName: regionName(scope.locale, country),
      ...waysHome(scope, tariff, await paidFor(scope, together.parcels), together, terms),
      ...(duties && { duties }),
      ...(accuracy && { accuracy }),
    },
  };
}

/** The warehouse that the parcels start from, as tariffs name it; undefined if they are in several. */
function warehouseOf({ tenantId }: OwnerScope, { parcels }: Together): string | undefined {
  const [first, ...others] = new Set(parcels.map(({ warehouseId }) => warehouseId));
  return first && others.length === 0 ? partId(tenantId, first) : undefined;
}

/** Whether the tenant charges the freight before packing or after weighing. */
export function chargeModeOf({ tenant }: Pick<OwnerScope, 'tenant'>) {
  return tenant.transitChargeMode ?? 'AFTER_WEIGHING';
}

/** Whether reinforced packing is offered, and its price. */
function packingOf(scope: OwnerScope) {
  const service = reinforcedPacking(scope);
  return {
    reinforcedPackingOffered: service !== undefined,
    reinforcedPackingFee: service?.price ?? '0.00',
  };
}

/** The amount due for the storage of parcels until now, in fen. */
export const storageFenOf = ({ now }: OwnerScope, { parcels }: Pick<Together, 'parcels'>): number =>
  parcels.reduce((sum, parcel) => sum + storageDueFen(parcel, now), 0);

/**
 * The shopper's parcels by id, all in stock, and what decides their freight together. Throws
 * `NOT_FOUND` and `PARCEL_UNAVAILABLE`.
 */
export async function putTogether(scope: OwnerScope, ids: readonly string[]): Promise<Together> {
  const { db, tenantId, userId } = scope;
  const parcels = await db
    .select()
    .from(purchaseParcels)
    .where(
      and(
        inList(purchaseParcels.id, ids),
        eq(purchaseParcels.tenantId, tenantId),
        eq(purchaseParcels.userId, userId),
      ),
    )
    .orderBy(asc(purchaseParcels.id));
  const missing = ids.find((id) => !parcels.some((parcel) => parcel.id === id));
  if (missing) throw new Failure('NOT_FOUND', { purchaseParcelId: missing });
  const unavailable = parcels.find(({ status }) => !parcelStates.next(status, 'LOCKED'));
  if (unavailable) throw new Failure('PARCEL_UNAVAILABLE', { parcelNo: unavailable.parcelNo });
  return {
    ...packTogether(scope, parcels),
    parcels,
    goodsClasses: [...new Set(parcels.map(({ goodsClass }) => goodsClass))],
    goods: await sentGoods(scope, parcels),
    goodsFen: parcels.reduce((sum, { goodsValueFen }) => sum + goodsValueFen, 0),
  };
}

/**
 * The value for customs in fen: the declared value, else the price of the goods. Throws
 * `VALIDATION_FAILED`.
 */
export function declaredFenOf(
  { declaredValue }: Pick<TransitQuestion, 'declaredValue'>,
  { goodsFen }: Together,
): number {
  if (!declaredValue) return goodsFen;
  const declaredFen = toFen(declaredValue);
  if (declaredFen >= 0 && declaredFen <= MOST_DECLARED_FEN) return declaredFen;
  const code = declaredFen < 0 ? 'too_small' : 'too_large';
  throw new Failure('VALIDATION_FAILED', {}, [{ field: 'declaredValue', code }]);
}
