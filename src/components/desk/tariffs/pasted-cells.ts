/** The cells of a text that was copied from a spreadsheet; undefined for a single one, which the browser pastes. */
export function pastedCells(text: string): string[][] | undefined {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  const cells = lines.map((line) => line.split('\t').map(unquoted));
  return cells.length > 1 || (cells[0]?.length ?? 0) > 1 ? cells : undefined;
}

/** A cell without the quotes that spreadsheets put around a cell that contains quotes. */
const unquoted = (cell: string): string =>
  /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
