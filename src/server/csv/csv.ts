/** At the beginning of a file, makes Excel read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet takes for a formula, by its first character; some take the wide ones, too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Digits that a spreadsheet would take for a number, and round or shorten. */
const LONG_NUMBER = /^(0\d+|\d{12,})$/;

/** Makes a cell's text safe: puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** As `plainText`; a long number, such as one of a carrier, is a text in the spreadsheet and keeps all its digits. */
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
