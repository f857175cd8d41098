/**
 * Does a timer's work on each row, one after the other. A row that fails does not stop the
 * others: after the last row the first failure is thrown, for the log.
 */
export async function oneByOne<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
