/** D1 allows 100 KB per statement. */
const LONGEST_STATEMENT = 80_000;
/** The pieces of a long text. A character takes eight bytes at most, in hexadecimal. */
const PIECES = /.{1,9000}/gsu;

export type Row = Record<string, unknown>;

/** A value as SQL. */
function literal(value: unknown): string {
  if (value === null) return 'NULL';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (value instanceof ArrayBuffer) return `X'${Buffer.from(value).toString('hex')}'`;
  const text = String(value);
  // SQLite reads SQL only up to a NUL character.
  if (text.includes('\0')) return `CAST(X'${Buffer.from(text).toString('hex')}' AS TEXT)`;
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Statements that insert rows of a table in their order, each statement short enough for D1. All rows must
 * have the same columns. Each statement ends with `ending`.
 */
export function* insertions(
  table: string,
  rows: Iterable<Row>,
  { verb = 'INSERT', ending = '' } = {},
): Generator<string> {
  let waiting: string[] = [];
  let length = 0;
  let into = '';
  const written = () => {
    const text = `${into} ${waiting.join(',')}${ending}`;
    waiting = [];
    length = 0;
    return text;
  };
  for (const row of rows) {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    into = `${verb} INTO "${table}" (${columns.join(', ')}) VALUES`;
    const values = Object.values(row).map(literal);
    const tuple = `(${values.join(', ')})`;
    const size = Buffer.byteLength(tuple);
    if (waiting.length > 0 && length + size > LONGEST_STATEMENT) yield written();
    if (size > LONGEST_STATEMENT) yield* inPieces(into, row, ending);
    else {
      waiting.push(tuple);
      length += size;
    }
  }
  if (waiting.length > 0) yield written();
}

/**
 * Statements that insert a row which is too long for one statement. Its long texts are first inserted in pieces
 * into a table of their own, and joined when the row is inserted: a row of the ledger can't be changed later.
 */
function* inPieces(into: string, row: Row, ending: string): Generator<string> {
  yield 'DROP TABLE IF EXISTS "_pieces"';
  yield 'CREATE TABLE "_pieces" ("value" integer, "n" integer, "text" text)';
  const values: string[] = [];
  for (const [i, value] of Object.values(row).entries()) {
    const pieces = typeof value === 'string' ? (value.match(PIECES) ?? []) : [];
    if (pieces.length <= 1) values.push(literal(value));
    else {
      for (const [n, piece] of pieces.entries()) {
        yield `INSERT INTO "_pieces" VALUES (${i}, ${n}, ${literal(piece)})`;
      }
      values.push(
        `(SELECT group_concat("text", '' ORDER BY "n") FROM "_pieces" WHERE "value" = ${i})`,
      );
    }
  }
  yield `${into} (${values.join(', ')})${ending}`;
  yield 'DROP TABLE "_pieces"';
}
