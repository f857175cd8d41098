import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import { toFen } from '../../../contract/values/money/money.ts';
import type { ChosenService } from '../../db/schema/warehouse/transit.ts';
import type { Scope } from '../base/scope.ts';
import { consolidate, type StoredParcel } from '../freight/consolidate.ts';
import type { FreightQuestion } from '../freight/list.ts';
import type { Destination, Parcel } from '../freight/option.ts';
import { type Sending, type SentGoods, sendingOf } from '../goods/sent-goods.ts';

/** Parcels that are packed together, weighed in the warehouse or estimated (`unweighedParcel`). Grams, millimetres, fen. */
export type PackedTogether = ReturnType<typeof consolidate> & {
  goodsClasses: readonly GoodsClass[];
  /** The rules of the tenant that concern the goods in them. */
  goods: SentGoods;
};

/** How they are to be sent. */
export type SendingTerms = {
  destination: Destination;
  /** The warehouse that they start from, as tariffs name it. */
  warehouse?: string | undefined;
  declaredFen: number;
  insured?: boolean;
  storageFen?: number;
  services?: readonly ChosenService[];
  extras?: readonly string[];
};

/** The weight and measures of parcels packed together, with the box. */
export const packTogether = (
  { tenant }: Pick<Scope, 'tenant'>,
  parcels: readonly StoredParcel[],
): ReturnType<typeof consolidate> => consolidate(parcels, tenant.consolidation);

/**
 * The question to a tariff about the cost of sending parcels home, with the tenant's rules for the goods
 * there. Every estimate uses it: before goods are bought, when they are forwarded, and for the stored
 * estimate that is compared with the bill.
 */
export function sendingHome(
  scope: Pick<Scope, 'tenant' | 'locale'>,
  packed: PackedTogether,
  terms: SendingTerms,
): {
  question: FreightQuestion & { parcel: Parcel; goodsClasses: readonly GoodsClass[] };
  sending: Sending;
} {
  const { tenant } = scope;
  const { country, postCode } = terms.destination;
  const sending = sendingOf(scope, packed.goods, country);
  const { weightG, estimatedMeasures } = packed;
  return {
    sending,
    question: {
      countries: tenant.countries,
      country,
      postCode,
      warehouse: terms.warehouse,
      goodsClasses: [...new Set([...packed.goodsClasses, ...sending.classes])],
      parcel: {
        weightG,
        estimatedMeasures,
        declaredFen: terms.declaredFen,
        insured: terms.insured ?? false,
        boxFen: toFen(tenant.packingFee),
        storageFen: terms.storageFen ?? 0,
        services: terms.services ?? [],
        extras: terms.extras ?? [],
      },
    },
  };
}
