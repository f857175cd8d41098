/**
 * Patterns of the id numbers that the customs of some countries require of receivers (docs/domain.md
 * section 6), by country. They apply to numbers in capitals without spaces, dots and dashes.
 */
export const CUSTOMS_ID: Readonly<Record<string, RegExp>> = {
  /** Personal customs clearance code. */
  kr: /^P\d{12}$/,
  /** INN of a person, or series and number of the internal passport. */
  ru: /^(\d{12}|\d{10})$/,
  /** RUT. */
  cl: /^\d{7,8}[\dK]$/,
  /** CURP, or RFC of a person or company. */
  mx: /^([A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d|[A-ZÑ&]{3,4}\d{6}[A-Z\d]{3})$/,
};
