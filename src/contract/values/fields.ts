import * as v from 'valibot';

/** Field shapes that several calls share. Limits stand here and nowhere else. */

export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
export const number = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,32}$/));
/** A database that reads texts as C does ends them at a NUL. */
const whole = v.check((value: string) => !value.includes('\0'));
export const text = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max), whole);
export const optionalText = (max: number) =>
  v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max), whole), '');
export const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email());
/** 8 to 64 characters; common passwords are refused by the account service. */
export const password = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
export const payPassword = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const emailCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/));
export const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999));
/** A two-letter country code in lower case. */
export const country = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z]{2}$/));
/** E.164, e.g. `+8562055512345`; spaces and dashes are dropped. */
export const phone = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/[\s()-]/g, '')),
  v.regex(/^\+[1-9]\d{6,14}$/),
);
/** CNY typed by a person: `"200"`, `"19.9"`, `"19,9"`. */
export const typedAmount = v.pipe(
  v.string(),
  v.trim(),
  v.transform((amount) => amount.replace(',', '.')),
  v.regex(/^\d{1,8}(\.\d{1,2})?$/),
);
/** Key of an uploaded file, as `/front/upload-token` gave it. */
export const uploadKey = v.pipe(v.string(), v.regex(/^[a-z-]+\/[A-Za-z0-9_-]{1,64}\.[a-z]{3,4}$/));
const day = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.isoDate())]));
/** Days of the tenant's calendar, both inclusive. */
export const dateRange = { dateStart: day, dateEnd: day };
/** Words that a list is searched for. */
export const keyword = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80)), '');
export const ok = v.object({ ok: v.literal(true) });

export const pageQuery = {
  pageNo: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), 1),
  pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 20),
};

export const pageOf = <S extends v.GenericSchema<unknown, unknown>>(record: S) =>
  v.object({
    total: v.number(),
    pageNo: v.number(),
    pageSize: v.number(),
    /** 0 where there is nothing, and where pages have no numbers. */
    totalPage: v.number(),
    records: v.array(record),
    /** Cursor of the next page, where there is one and the source knows cursors. */
    nextPage: v.optional(v.string()),
  });
