import * as v from 'valibot';
import { ifAbsent } from '../../foreign.ts';
import { country, optionalLine } from '../fields.ts';
import { tenantText } from '../shop/tenant-text.ts';
import { upTo } from './charges.ts';
import { cny, currency } from './money.ts';

/* What goods cost at the shopper's door: what is paid now, and shipping home, which is paid later. Amounts are in CNY. */

/** A way home with its price for the goods together. `total` is all: goods, fees, freight and services. */
const wayHome = v.object({
  /** The code of the shipping option, and its name in the reader's language. */
  code: v.string(),
  name: v.string(),
  /** The shortest and the longest time. */
  leadTimeDays: v.tuple([v.number(), v.number()]),
  /** The weight that is billed, in grams, and whether it is the least that the option bills. */
  billedG: v.number(),
  isMinimum: v.boolean(),
  /** Freight with packing, without optional services. */
  freight: cny,
  /** What is optional: services, insurance; and storage. */
  services: cny,
  total: cny,
  /** Whether the sender pays duties and taxes. */
  taxesIncluded: v.boolean(),
});
export type WayHome = v.InferOutput<typeof wayHome>;

/** What is known of the duties and taxes of a country, as readers see it. */
const dutiesNote = v.object({
  /** The name of the tax: `GST`. Empty if only the text is known. */
  tax: v.string(),
  basisPoints: v.number(),
  /** Up to this value of the goods there are none, in `currency`. */
  freeUpTo: v.optional(v.string()),
  currency: v.optional(v.string()),
  text: v.string(),
});

/** How close estimates were: nine in ten differed from the bill by at most these basis points. */
const doorAccuracy = v.object({
  basisPoints: v.number(),
  shipments: v.number(),
  days: v.number(),
});

/**
 * Goods at the shopper's door. `goods + domesticFreight + serviceFee + goodsServices + freight + services = total` of
 * each way.
 */
export const doorEstimate = v.object({
  country,
  /** The name of the country in the reader's language. */
  countryName: ifAbsent(v.string(), ({ country: code }) => code as string | undefined),
  goods: cny,
  domesticFreight: cny,
  serviceFee: cny,
  /** The price of services that are ordered with the goods; absent if no service is ordered. */
  goodsServices: v.optional(cny),
  /** The estimated weight of everything packed together, in grams. */
  weightG: v.number(),
  /** The ways home, the cheapest first; empty if no shipping option takes the goods together. */
  ways: v.array(wayHome),
  /** The code of the way that the shopper chose, or took the last time; absent if it is not in `ways`. */
  chosen: v.optional(v.string()),
  /** What shipping home was estimated to cost before anything was weighed, if that was kept. */
  estimatedFreight: v.optional(cny),
  duties: v.optional(dutiesNote),
  accuracy: v.optional(doorAccuracy),
});
export type DoorEstimate = v.InferOutput<typeof doorEstimate>;

/** What a tenant says of the duties and taxes of a country that it delivers to. */
export const countryDuties = v.object({
  country,
  /** The name of the tax on imports, as people there call it: `GST`. */
  tax: optionalLine(20),
  basisPoints: v.optional(upTo(10_000), 0),
  /** The value of goods up to which there are none, in `currency` (ISO 4217). */
  freeUpTo: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\d{1,8}(\.\d{1,2})?)?$/)), ''),
  currency: v.optional(v.union([v.literal(''), currency]), ''),
  text: v.optional(tenantText(300)),
});
export type CountryDuties = v.InferOutput<typeof countryDuties>;
