import type { GoodsClass } from '../../../contract/values/goods/product-kinds.ts';
import type { TaxMode, WORLD } from '../../../contract/values/money/tariff.ts';
import type { ChosenService } from '../../db/schema/warehouse/transit.ts';

/** Whether and how much a parcel's volume counts (docs/domain.md section 3.1). */
export type VolumeRule =
  | { mode: 'NONE' | 'FULL' | 'HALF' }
  /** Volume counts only if the longest side reaches this length. */
  | { mode: 'SIDE_LIMIT'; sideMm: number }
  /** Counts half of the excess of the volumetric weight over the actual weight plus this allowance. */
  | { mode: 'FREE_UP_TO'; allowanceG: number };

/** A price for the first weight, and one for each started step above it. */
export type Stepped = { firstG: number; firstFen: number; stepG: number; stepFen: number };

/** The price of a weight or volume before extras. Fen, grams, cubic centimetres. Tiers by rising weight. */
export type PriceModel =
  | ({ kind: 'FIRST_ADDITIONAL' } & Stepped)
  /** Each started step costs the price of the tier that the billed weight reaches. */
  | { kind: 'TIERED_UNIT'; stepG: number; tiers: readonly { fromG: number; stepFen: number }[] }
  /** Each started step has one price, and the tier that the billed weight reaches adds an amount. */
  | {
      kind: 'UNIT_PLUS_TIER_TOTAL';
      stepG: number;
      stepFen: number;
      tiers: readonly { fromG: number; totalFen: number }[];
    }
  /** The first weight has a price. Each further step that has begun costs the price of its tier. */
  | {
      kind: 'MULTI_STEP';
      firstG: number;
      firstFen: number;
      stepG: number;
      tiers: readonly { fromG: number; stepFen: number }[];
    }
  /** As `FIRST_ADDITIONAL`, with both prices of the tier that the billed weight reaches. */
  | {
      kind: 'TIERED_FIRST_ADDITIONAL';
      firstG: number;
      stepG: number;
      tiers: readonly { fromG: number; firstFen: number; stepFen: number }[];
    }
  /** Each started step of volume has a price; at least `firstCm3` are billed. */
  | { kind: 'PER_CBM'; firstCm3: number; stepCm3: number; cbmFen: number };

/**
 * A charge in addition to the freight. An optional one is charged only if the shopper chooses it. The
 * tariff has the name for its code.
 */
export type Surcharge = { code: string; optional?: boolean } & (
  | { kind: 'PERCENT_OF_FREIGHT' | 'PERCENT_OF_VALUE'; basisPoints: number }
  | { kind: 'PER_ORDER' | 'PER_BOX'; fen: number }
  | { kind: 'PER_BILLED_STEP' | 'PER_ACTUAL_STEP'; stepG: number; fen: number }
);

/** The price of insurance for declared values from `fromFen` up to the next tier. */
export type InsuranceTier = { fromFen: number } & (
  | { kind: 'FIXED'; fen: number }
  | { kind: 'PERCENT'; basisPoints: number; minFen: number; maxFen: number }
);

/**
 * A company that brings parcels from the tenant's local warehouse to the door. It charges a fixed
 * price, or one for the first weight and one for each further step of the actual weight.
 */
export type LocalExpress = { name: string; country: string } & (
  | { kind: 'FIXED'; fen: number }
  | ({ kind: 'FIRST_ADDITIONAL' } & Stepped)
);

/** The additional price of a parcel to a remote area: postcodes that begin with one of these. */
export type RemoteArea = { country: string; postcodes: readonly string[]; fen: number };

/**
 * Who pays the taxes of the destination. `vatBasisPoints` of a declared value above `freeFen` are charged
 * with the freight; 0 if taxes are part of the price, or paid by the recipient.
 */
export type Taxes = { mode: TaxMode; vatBasisPoints: number; freeFen: number };

/** A row of a tariff: a shipping option in one zone, with its limits and prices there. */
export type FreightOption = {
  /** Rows with the same code are the same option in other zones. */
  code: string;
  /** The destination countries; `WORLD` means every country to which the tenant delivers. */
  countries: readonly string[] | typeof WORLD;
  /** Only postcodes that begin with one of these. Empty: all postcodes. */
  postcodes: readonly string[];
  /** Ids of the tenant's warehouses from which the option starts. Empty: all warehouses. */
  warehouses: readonly string[];
  /** The shortest and the longest time. */
  leadTimeDays: readonly [number, number];
  /** The lowest billed weight, and the highest weight of a parcel. */
  minG: number;
  maxG: number;
  maxSideMm: number;
  /** The limit of the longest side plus twice each of the others. */
  maxGirthMm: number;
  /** The volume that counts as one kilogram, in cubic centimetres. */
  divisor: number;
  volume: VolumeRule;
  price: PriceModel;
  fuelBasisPoints: number;
  minChargeFen: number;
  surcharges: readonly Surcharge[];
  /** Tiers by rising value, the first from 0; empty if the option has no insurance. */
  insurance: readonly InsuranceTier[];
  goodsClasses: readonly GoodsClass[];
  localExpress: readonly LocalExpress[];
  remote: readonly RemoteArea[];
  taxes: Taxes;
  /** Whether it passes the tenant's local warehouse, where parcels may be picked up. */
  selfPickup: boolean;
  trackable: boolean;
};

/** A parcel to be sent. Without measures its volume counts as 0. */
export type Parcel = {
  weightG: number;
  sizeMm?: readonly [number, number, number];
  /** The estimated measures of several parcels packed together, in place of `sizeMm`. */
  estimatedMeasures?: { volumeMm3: number; longestMm: number };
  boxes?: number;
  /** Value declared to customs, in fen. */
  declaredFen?: number;
  insured?: boolean;
  /** The price of one box and its filling, in fen. */
  boxFen?: number;
  /** The amount due for storage, in fen. */
  storageFen?: number;
  /** The shop's services that are wanted, at the prices of the day. */
  services?: readonly ChosenService[];
  /** Name of the local express company that brings it to the door. */
  localExpress?: string | undefined;
  /** Codes of the optional surcharges that are wanted. */
  extras?: readonly string[];
  /** The destination, for remote areas. */
  destination?: Destination | undefined;
};

export type Destination = { country: string; postCode?: string | undefined };
