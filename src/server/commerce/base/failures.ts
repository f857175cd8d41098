import { Failure } from '../../../contract/errors.ts';

/** The failure of a check; undefined if it passes. Throws any other error. */
export async function failureOf(check: Promise<unknown>): Promise<Failure | undefined> {
  try {
    await check;
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/**
 * Throws the failures of several checks at once, so that a form shows all its faults. A single one is
 * thrown as it is. Several at fields become one `VALIDATION_FAILED`, each field with its own reason. One
 * that is at no field, such as too many tries, comes first.
 */
export function throwTogether(failures: readonly (Failure | undefined)[]): void {
  const found = failures.filter((failure) => failure !== undefined);
  const [first] = found;
  if (!first) return;
  const general = found.find(({ fields }) => fields.length === 0);
  if (general ?? found.length === 1) throw general ?? first;
  throw new Failure(
    'VALIDATION_FAILED',
    {},
    found.flatMap(({ code, fields }) =>
      fields.map((field) => (code === 'VALIDATION_FAILED' ? field : { ...field, reason: code })),
    ),
  );
}
