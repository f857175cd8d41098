import { parse } from 'csv-parse/sync';
import { IMPORT_FIELDS } from './import-row.ts';
import { Rejection } from './rejection.ts';

/**
 * The first row of a CSV file names its columns. A column is a field, or a part of a field
 * (`titles.ru`, `shop.name`, `domesticFreight.free`). In a cell, pictures are separated by `|`, the
 * names of a category by `>`; variants, attributes and price steps are JSON. An empty cell means that
 * the row does not have the field.
 */
const LIST_SEPARATORS: Record<string, string> = { images: '|', category: '>' };
const JSON_COLUMNS = new Set(['skus', 'attributes', 'priceRange']);
const NUMBER_COLUMNS = new Set([
  'stock',
  'weightG',
  'minOrderQuantity',
  'batchNumber',
  'mixRule.mixNumber',
  'soldCount',
  'shop.score',
  'shop.years',
  'dispatchWithin',
]);
const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['yes', true],
  ['false', false],
  ['0', false],
  ['no', false],
]);
const DELIMITERS = [',', ';', '\t'];

/** The columns of a CSV file, as its header row names them. */
export type Columns = { delimiter: string; names: readonly string[] };

/** Parses the header row. Throws an `Error` with a readable message if it is invalid. */
export function readHeader(text: string): Columns {
  // The delimiter that occurs most often in the header.
  const [delimiter = ','] = DELIMITERS.toSorted(
    (a, b) => text.split(b).length - text.split(a).length,
  );
  const names = (cellsOf(text, delimiter) ?? []).map((name) => name.trim());
  const repeated = names.find((name, at) => name !== '' && names.indexOf(name) !== at);
  if (repeated !== undefined) throw new Error(`the header names the column ${repeated} twice`);
  if (!names.some((name) => name === 'title')) {
    throw new Error('the first row must name the columns, and there is no column `title`');
  }
  return { delimiter, names };
}

/** The columns of a header that name no field. */
export const unknownColumns = ({ names }: Columns): string[] =>
  names.filter((name) => !IMPORT_FIELDS.includes(name.split('.')[0] ?? ''));

/** A row of CSV with the same structure as a row of JSON. Throws a `Rejection`. */
export function readCells(text: string, { delimiter, names }: Columns): Record<string, unknown> {
  const cells = cellsOf(text, delimiter);
  if (!cells) throw new Rejection('', 'csv');
  if (cells.length !== names.length) throw new Rejection('', 'columns');
  const row: Record<string, unknown> = {};
  for (const [at, name] of names.entries()) {
    const cell = cells[at]?.trim() ?? '';
    if (cell === '' || name === '') continue;
    put(row, name.split('.'), cellValue(name, cell));
  }
  return row;
}

function cellsOf(text: string, delimiter: string): string[] | undefined {
  try {
    const rows = parse(text, { delimiter, relax_column_count: true }) as string[][];
    return rows.length === 1 ? rows[0] : undefined;
  } catch {
    return undefined;
  }
}

function cellValue(name: string, cell: string): unknown {
  const separator = LIST_SEPARATORS[name];
  if (separator !== undefined) {
    return cell
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== '');
  }
  if (JSON_COLUMNS.has(name)) {
    try {
      return JSON.parse(cell);
    } catch {
      throw new Rejection(name, 'json');
    }
  }
  if (NUMBER_COLUMNS.has(name)) return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (name === 'domesticFreight.free') return BOOLEANS.get(cell.toLowerCase()) ?? cell;
  return cell;
}

/**
 * Sets a value at a path. If the header names a field and also a part of that field, the first of these
 * columns is used.
 */
function put(row: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [key = '', ...below] = path;
  if (below.length === 0) {
    if (!Object.hasOwn(row, key)) set(row, key, value);
    return;
  }
  const inner = Object.hasOwn(row, key) ? row[key] : {};
  if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return;
  set(row, key, inner);
  put(inner as Record<string, unknown>, below, value);
}

/** Sets a property safely: a header may name a column `__proto__`. */
function set(row: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(row, key, { value, enumerable: true, writable: true, configurable: true });
}
