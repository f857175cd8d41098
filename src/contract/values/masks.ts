import * as v from 'valibot';
import type { Right } from './rights.ts';

/** What answers have only for who has one of these rights. */
export const SEEN_WITH = {
  /** What goods cost: buyers need it, the warehouse does not. */
  PRICE: ['orders.see', 'orders.act', 'money.see'],
  /** What shoppers pay and get back: freight, payments, refunds. */
  MONEY: ['money.see'],
  /** How to reach a shopper. */
  CONTACT: ['shoppers.act'],
} as const satisfies Record<string, readonly Right[]>;
export type Mask = keyof typeof SEEN_WITH;

type AnySchema = v.GenericSchema<unknown, unknown>;

/** A field that is absent for callers who lack the rights of its mask (`SEEN_WITH`). */
export const masked = <S extends AnySchema>(mask: Mask, schema: S) =>
  v.optional(v.pipe(schema, v.metadata({ mask })) as unknown as S);

/**
 * The details of events, by name. For callers who lack the rights of the mask, amounts of money are
 * left out.
 */
export const maskedAmounts = <S extends AnySchema>(mask: Mask, details: S): S =>
  v.pipe(details, v.metadata({ maskOfAmounts: mask })) as unknown as S;

/** The masks of a field. */
export const masksOf = (schema: AnySchema): { mask?: Mask; maskOfAmounts?: Mask } =>
  v.getMetadata(schema);
