import * as v from 'valibot';
import type { FieldErrorCode } from '../errors.ts';
import { alsoWritten, essential, type Fields, ifAbsent } from '../foreign.ts';
import { orderTypeOf, payableTypeOf } from './orders/order-number.ts';
import { ORDER_TYPES, PAYABLE_TYPES } from './orders/order-statuses.ts';
import { LOCALES, type Locale, nearestLocale } from './shop/locales.ts';

/* Field schemas that several calls share. Their limits are defined only here. */

/** The id of a record. */
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** The number of an order, parcel, payment and so on, such as `P2611…`. */
export const documentNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,32}$/));
/** Refuses NUL characters, because SQLite functions may cut a text there. */
const withoutNul = v.check((value: string) => !value.includes('\0'));
export const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), withoutNul);
export const optionalText = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), withoutNul), '');
/**
 * Line breaks and other control characters, and the characters that change the direction of the text
 * after them (Unicode UAX #9). In a name they could make the text beside it look different.
 */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const characters: FieldErrorCode = 'characters';
const withoutInvisible = v.check((value: string) => !INVISIBLE.test(value), characters);
/** A text of one line, such as a name or a line of an address. */
export const line = (max: number) => v.pipe(text(max), withoutInvisible);
export const optionalLine = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), withoutInvisible), '');
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
/**
 * A new password. The account service refuses those that are shorter than 8 characters or easy to guess,
 * so that a form gets these faults together with a wrong mailed code.
 */
export const password = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const payPassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const emailCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));
/** A two-letter country code in lower case. */
export const country = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z]{2}$/));
/** E.164, such as `+8562055512345`. Spaces, dashes and parentheses are dropped. */
export const phone = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/[\s()-]/g, '')),
  v.regex(/^\+[1-9]\d{6,14}$/),
);
/** An amount of CNY as people type it: `"200"`, `"19.9"`, `"19,9"`. */
export const typedAmount = v.pipe(
  v.string(),
  v.trim(),
  v.transform((amount) => amount.replace(',', '.')),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/),
);
/** The tracking number of a carrier in China. Spaces and dashes are dropped. */
export const trackingNo = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/[\s-]/g, '').toUpperCase()),
  v.regex(/^[A-Z0-9]{6,32}$/),
);
/**
 * Whether a text is an instant as RFC 3339 writes it, of a day that exists: `2026-11-29T08:00:00+08:00`, or with `Z`.
 * Shorter offsets such as `+08` are refused, because not all runtimes read them.
 */
export function isInstant(text: string): boolean {
  const [, day] =
    /^(\d{4}-\d\d-\d\d)T\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (day === undefined || Number.isNaN(midnight) || Number.isNaN(Date.parse(text))) return false;
  return new Date(midnight).toISOString().startsWith(day);
}
/** An instant; its output is in UTC with milliseconds. */
export const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.check(isInstant),
  v.transform((time) => new Date(time).toISOString()),
);
/** The key of an uploaded file, as issued by `/front/upload-token`. */
export const uploadKey = v.pipe(v.string(), v.regex(/^[a-z-]+\/[A-Za-z0-9_-]{1,64}\.[a-z]{3,4}$/));
/** A day, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(), v.isoDate());
const dayOrEmpty = v.optional(v.union([v.literal(''), day]));
/** A range of days in the tenant's time zone, from the first to the last, both included. */
export const dateRange = { dateStart: dayOrEmpty, dateEnd: dayOrEmpty };
/** The search words of a list. */
export const keyword = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), '');
export const ok = v.object({ ok: v.literal(true) });
/** The number of a record that people see; its id if it has none. */
export const numberOrId = ifAbsent(
  v.string(),
  ({ id: recordId }) => recordId as string | undefined,
);
/** The id of another record; empty if another backend leaves it out. */
export const otherId = ifAbsent(id, '');
/** The id of another record; empty if there is none. */
export const idOrNone = ifAbsent(v.union([v.literal(''), id]), '');
/** The kind of an order. If another backend leaves it out, it follows from the number. */
export const orderTypeField = ifAbsent(v.picklist(ORDER_TYPES), ({ orderNo }) =>
  orderTypeOf(String(orderNo)),
);
/** What a payment is for. If another backend leaves it out, it follows from the number. */
export const payableTypeField = ifAbsent(v.picklist(PAYABLE_TYPES), ({ orderNo }) =>
  payableTypeOf(String(orderNo)),
);
/** The translation of `field`; the original text if there is none. */
export const translationOf = (field: string) =>
  ifAbsent(v.string(), (fields) => fields[field] as string | undefined);
/** A language of the interface. Other backends may write `zh`, `zh_CN` or `EN`. */
export const language = alsoWritten(v.picklist(LOCALES), (value) =>
  typeof value === 'string' ? (nearestLocale(value) ?? value) : value,
);
/** The language of a shopper. If another backend leaves it out, that of the request. */
export const shopperLanguage = ifAbsent(language, (_, requested): Locale => requested);

export const pageQuery = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
};

const count = ({ records }: Fields) => (records as unknown[] | undefined)?.length ?? 0;
const pageCount = ({ total, pageSize }: Fields) =>
  Math.ceil(Number(total) / (Number(pageSize) || 1));

/** A page of a list, with `moreFields` of the list. Other backends may answer with the records alone. */
export const pageOf = <
  S extends v.GenericSchema<unknown, unknown>,
  // biome-ignore lint/complexity/noBannedTypes: no entries
  E extends v.ObjectEntries = {},
>(
  record: S,
  moreFields = {} as E,
) =>
  alsoWritten(
    v.object({
      total: ifAbsent(v.number(), count),
      pageNo: ifAbsent(v.number(), 1),
      pageSize: ifAbsent(v.number(), count),
      /** 0 if there are no records, or if pages are reached only by cursors. */
      totalPage: ifAbsent(v.number(), pageCount),
      records: essential(v.array(record)),
      /** The cursor of the next page, if there is one and the source has cursors. */
      nextPage: v.optional(v.string()),
      ...moreFields,
    }),
    (answer) => (Array.isArray(answer) ? { records: answer } : answer),
  );
