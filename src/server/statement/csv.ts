/** At the beginning of a file, makes Excel read it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A text that a spreadsheet takes for a formula, by its first character. */
const FORMULA = /^[=+\-@\t\r]/;

/** Makes a cell's text safe: puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** One line of a CSV file (RFC 4180), with its line break. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
