import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import type { DoorEstimate } from '../../../contract/values/money/door.ts';
import { regionName } from '../../../i18n/regions-and-lists.ts';
import type { Scope } from '../base/scope.ts';
import { currentTariff } from '../freight/stored.ts';
import { unweighedParcel } from '../freight/unweighed.ts';
import type { SentGoods } from '../goods/sent-goods.ts';
import { estimateAccuracy } from './accuracy.ts';
import type { DoorWish } from './destination.ts';
import { dutiesOf } from './duties.ts';
import { packTogether } from './sending.ts';
import { type PaidBefore, waysHome } from './ways-home.ts';

/** Goods that nobody has weighed yet, by the parcels in which sellers will send them. */
export type DoorGoods = PaidBefore & {
  /** The weight of each parcel's goods, in grams. */
  parcelsG: readonly number[];
  goodsClasses: readonly GoodsClass[];
  goods: SentGoods;
};

/**
 * The cost of goods at the shopper's door: the amounts due now, and each shipping option home with box and
 * packing, as if all goods were sent together. Undefined if the shop forwards nothing, or a weight is
 * unknown.
 */
export async function estimateDoor(
  scope: Scope,
  goods: DoorGoods,
  { destination, warehouse, option }: DoorWish,
): Promise<DoorEstimate | undefined> {
  const { tenant } = scope;
  if (!tenant.tenantPreference.showTransit) return undefined;
  if (goods.parcelsG.length === 0 || goods.parcelsG.some((grams) => grams <= 0)) return undefined;
  const [tariff, accuracy] = await Promise.all([currentTariff(scope), estimateAccuracy(scope)]);
  if (tariff.rows.length === 0) return undefined;
  const parcels = goods.parcelsG.map((grams) => unweighedParcel(grams, tenant.consolidation));
  const packed = { ...packTogether(scope, parcels), ...goods };
  const { country } = destination;
  const sums = waysHome(scope, tariff, goods, packed, {
    destination,
    warehouse,
    declaredFen: goods.goodsFen,
  });
  const chosen = sums.ways.find(({ code }) => code === option)?.code;
  const duties = dutiesOf(scope, country);
  return {
    country,
    countryName: regionName(scope.locale, country),
    ...sums,
    ...(chosen && { chosen }),
    ...(duties && { duties }),
    ...(accuracy && { accuracy }),
  };
}
