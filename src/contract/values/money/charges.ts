import * as v from 'valibot';
import { alsoWritten, ifAbsent } from '../../foreign.ts';
import { instant, typedAmount } from '../fields.ts';
import { PRODUCT_PLATFORMS } from '../goods/product-kinds.ts';
import { asCny, fromFen, toFen } from './money.ts';

/* What a shop charges besides goods and freight. Amounts are in CNY. */

export const upTo = (max: number, min = 0) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const days = upTo(3650);

/** An amount that is not negative, as typed (`3` or `3,5`); its output has two decimals. */
export const charge = ifAbsent(
  alsoWritten(
    v.pipe(
      typedAmount,
      v.transform((amount) => fromFen(toFen(amount))),
    ),
    asCny,
  ),
  '0.00',
);

const feeShare = {
  /** The share of the price of the goods, in basis points. */
  basisPoints: upTo(10_000),
  minimum: charge,
  /** Absent: no maximum. */
  maximum: v.optional(charge),
};

/**
 * The service fee of an order: a share of its goods, with its limits. Rules apply in its place: to goods of a value
 * from `goodsFrom` on, of one marketplace or of all, from a time on or always (`order-costs.ts`). `time` is how
 * times are written.
 */
export const serviceFeeWith = <T extends v.GenericSchema<string, string>>(time: T) =>
  v.object({
    ...feeShare,
    rules: v.optional(
      v.pipe(
        v.array(
          v.object({
            platform: v.optional(v.picklist(PRODUCT_PLATFORMS)),
            goodsFrom: v.optional(charge),
            ...feeShare,
            validFrom: v.optional(time),
          }),
        ),
        v.maxLength(100),
      ),
    ),
  });

export const serviceFee = serviceFeeWith(instant);

/** What a day of storage is charged for: the parcel, or each kilogram that it begins. */
export const STORAGE_PER = ['PARCEL', 'KG'] as const;
export type StoragePer = (typeof STORAGE_PER)[number];

/** The days before the end of storage on which the shopper is reminded. */
const reminderDays = v.pipe(v.array(upTo(60, 1)), v.minLength(1), v.maxLength(5));

/** Terms of storage at one warehouse. An absent term is that of the shop (`storage-at.ts`). */
const warehouseStorage = v.object({
  /** The id of the warehouse in the tenant's file. */
  warehouse: v.pipe(v.string(), v.regex(/^[a-zA-Z\d-]{1,48}$/)),
  freeDays: v.optional(days),
  dailyFee: v.optional(charge),
  dailyPer: v.optional(v.picklist(STORAGE_PER)),
  graceDays: v.optional(days),
});

export const storage = v.object({
  /** The most days that a parcel is stored without an extension. */
  maxDays: days,
  /** What an extension costs, and how many days it adds. */
  extensionFee: charge,
  extensionDays: v.optional(upTo(3650, 1), 30),
  /** How long after the end of storage it can still be extended, before the parcel counts as abandoned. */
  graceDays: v.optional(days, 30),
  reminderDays: v.optional(reminderDays, [7, 1]),
  /** What a day costs after the free days and within `maxDays`. Absent: nothing. */
  dailyFee: v.optional(charge),
  dailyPer: v.optional(v.picklist(STORAGE_PER), 'PARCEL'),
  perWarehouse: v.optional(v.pipe(v.array(warehouseStorage), v.maxLength(50))),
});

/** What a shop lets shoppers do with goods that were checked. */
export const inspection = v.object({
  /** For so many days from the arrival of goods, shoppers may ask for an exchange or a return. 0: they may not. */
  returnDays: v.optional(upTo(60), 0),
  /** The code of the service that takes more photos of a stored parcel. Absent: no such service. */
  photoService: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{1,39}$/))]),
  ),
});

/** What the price of a service is counted by; kilograms of the packed weight, each that is begun. */
export const SERVICE_PER = ['SHIPMENT', 'BOX', 'PARCEL', 'ITEM', 'KG'] as const;
export type ServicePer = (typeof SERVICE_PER)[number];

/** The service that calls know as `packing`. */
export const REINFORCED_PACKING = 'REINFORCED_PACKING';

/** How weight and volume of parcels that are packed together are estimated before they are weighed. */
export const consolidation = v.object({
  /** The weight of the box in percent of its contents, and its least weight in grams. */
  boxPercent: upTo(100),
  minBoxG: upTo(20_000),
  /** The volume in percent of the sum of the parcels' volumes. */
  volumePercent: upTo(300, 100),
  /**
   * Goods that nobody has weighed yet: what a seller's box weighs (grams, and percent of the goods), and the volume
   * that a kilogram takes in it. `unweighed.ts` has what applies if they are absent.
   */
  sellerBoxG: v.optional(upTo(20_000)),
  sellerBoxPercent: v.optional(upTo(100)),
  cm3PerKg: v.optional(upTo(50_000)),
});
export type Consolidation = v.InferOutput<typeof consolidation>;
