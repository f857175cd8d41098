/** What makes Excel read UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Characters with which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** A text of a cell that no spreadsheet runs: one that would be a formula begins with an apostrophe. */
export function plainText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** A record of RFC 4180, with its line break. */
export function csvRecord(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  );
  return `${quoted.join(',')}\r\n`;
}
