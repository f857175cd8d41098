import type { FieldErrorCode } from '../../../contract/errors.ts';
import type { OwnProductTyped } from '../../../contract/values/goods/own-product-typed.ts';
import type { Locale } from '../../../contract/values/shop/locales.ts';

/** A mistake in a field. */
export type Problem = { field: string; code: FieldErrorCode };

/** The facts about the shop that reading needs. */
export type ShopFacts = {
  /** The shop's first language. */
  first: Locale;
  /** The codes of its other products and variants, in lower case. */
  otherCodes: ReadonlySet<string>;
  otherSkus: ReadonlySet<string>;
  isCategory: (id: string) => boolean;
  /** Whether visitors could see a picture. */
  isPicture: (path: string) => boolean;
};

/** The typed values, the facts that reading needs, and where mistakes are noted. */
export type Read = {
  typed: OwnProductTyped;
  facts: ShopFacts;
  wrong: (field: string, code: FieldErrorCode) => void;
};

export const CODE = /^[\p{L}\p{N}][\p{L}\p{N} ._/-]{0,39}$/u;
export const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;

/** An amount with a point, also where a comma was typed. */
export const plainAmount = (text: string): string => text.trim().replace(',', '.');

/** Reads a whole number within limits. If it is wrong, notes the mistake and returns 0. */
export function readWhole(
  { wrong }: Pick<Read, 'wrong'>,
  field: string,
  text: string,
  { least, most }: { least: number; most: number },
): number {
  const typed = text.trim();
  if (!/^\d{1,9}$/.test(typed)) {
    wrong(field, typed === '' ? 'required' : 'number');
    return 0;
  }
  const number = Number(typed);
  if (number < least) wrong(field, 'too_small');
  if (number > most) wrong(field, 'too_large');
  return number;
}
