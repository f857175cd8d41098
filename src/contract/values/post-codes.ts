/** The postcodes of a country. The pattern is for a code in capitals without spaces and dashes. */
export type PostCodeRule = { pattern: RegExp; required: boolean; example: string };

/**
 * The postcodes of countries to which parcels are sent. Where letters also arrive without one, it is not
 * required. Source: the Universal Postal Union's addressing systems. Other countries have no rule.
 */
export const POST_CODES: Readonly<Record<string, PostCodeRule>> = {
  au: { pattern: /^\d{4}$/, required: true, example: '3000' },
  by: { pattern: /^\d{6}$/, required: true, example: '220030' },
  cl: { pattern: /^\d{7}$/, required: false, example: '8320000' },
  kr: { pattern: /^\d{5}$/, required: true, example: '04524' },
  /** The new codes have letters. */
  kz: { pattern: /^(\d{6}|[A-Z]\d{2}[A-Z]\d[A-Z]\d)$/, required: true, example: '050000' },
  la: { pattern: /^\d{5}$/, required: false, example: '01000' },
  mx: { pattern: /^\d{5}$/, required: true, example: '06000' },
  my: { pattern: /^\d{5}$/, required: true, example: '50000' },
  pk: { pattern: /^\d{5}$/, required: false, example: '44000' },
  ru: { pattern: /^\d{6}$/, required: true, example: '101000' },
  uz: { pattern: /^\d{6}$/, required: false, example: '100000' },
  vn: { pattern: /^\d{5,6}$/, required: false, example: '100000' },
};
