/** At the beginning of a file, makes Excel read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches a text that a spreadsheet would read as a formula, by its first character. Some spreadsheets also
 * accept the wide characters.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Matches digits that a spreadsheet would read as a number, and round or shorten. */
const LONG_NUMBER = /^(0\d+|\d{12,})$/;

/** Makes a cell's text safe: puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/**
 * As `plainText`. A long number, such as a tracking number, is marked as text, so that the spreadsheet
 * keeps all its digits.
 */
export function spreadsheetText(text: string): string {
  return LONG_NUMBER.test(text) ? `="${text}"` : plainText(text);
}

/** One line of a CSV file (RFC 4180), with its line break. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
