import { parse } from 'csv-parse/browser/esm/sync';

/** A cell in plain characters: full-width ones become plain, spaces at its ends are dropped. */
export const plainCell = (cell: string | undefined): string =>
  (cell ?? '')
    .normalize('NFKC')
    .replaceAll(/[\u200b\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The records of a table, separated by tabs, semicolons or commas, as its first line is. Empty if it can't be read.
 */
export function recordsIn(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n|\r/, 1);
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter: delimiterOf(firstLine),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    });
    return records as string[][];
  } catch {
    return [];
  }
}

/**
 * The delimiter of a line. If commas and semicolons are equally frequent, the commas are decimal marks.
 */
function delimiterOf(line: string): string {
  if (line.includes('\t')) return '\t';
  const semicolons = line.split(';').length - 1;
  return semicolons > 0 && semicolons >= line.split(',').length - 1 ? ';' : ',';
}

/** A cell in plain characters, without the signs by which a spreadsheet marks it as text. */
export const unguarded = (cell: string | undefined): string =>
  plainCell(cell)
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
