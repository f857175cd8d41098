import type { Database } from '../../platform/platform.ts';
import { NO_SEAL, type Seal, sealsAfter } from './seal.ts';
import { linesAfter, type SealedLine, sealHash } from './sealed-lines.ts';

/** How many seals are read at once, with their lines. */
const SEALS_AT_ONCE = 20;

/**
 * Everything that is wrong with a tenant's seals, in words: seals that are missing or do not follow
 * the one before, and seals whose lines or transfers were changed, removed or added. Reads every
 * sealed line.
 */
export const wrongSeals = (db: Database, tenantId: string): Promise<string[]> =>
  wrongSealsAfter(db, tenantId, NO_SEAL.number);

/** The same of the seals after one, by its number: 0 for all. Reads the lines that they cover. */
export async function wrongSealsAfter(
  db: Database,
  tenantId: string,
  number: number,
): Promise<string[]> {
  const wrong: string[] = [];
  let before: Pick<Seal, 'number' | 'lastSequence' | 'hash'> =
    (await sealsAfter(db, tenantId, number - 1, 1)).find((seal) => seal.number === number) ??
    NO_SEAL;
  for (;;) {
    const seals = await sealsAfter(db, tenantId, before.number, SEALS_AT_ONCE);
    const newest = seals.at(-1);
    if (!newest) return wrong;
    const range = { after: before.lastSequence, upTo: newest.lastSequence };
    const lines = await linesAfter(db, tenantId, range);
    for (const seal of seals) {
      const { lastSequence } = before;
      const sealLines = lines.filter(
        ({ sequence }) => sequence > lastSequence && sequence <= seal.lastSequence,
      );
      wrong.push(...(await problemsOf(seal, before, sealLines)));
      before = seal;
    }
  }
}

/** The faults of a seal, given the one before and the lines that it should cover. */
async function problemsOf(
  seal: Seal,
  before: Pick<Seal, 'number' | 'lastSequence' | 'hash'>,
  lines: readonly SealedLine[],
): Promise<string[]> {
  const { number, previousHash } = seal;
  const follows = number === before.number + 1 && previousHash === before.hash;
  const hasAllLines = lines.length === seal.lineCount;
  const matches = hasAllLines && (await sealHash(previousHash, lines)) === seal.hash;
  const range = `lines ${before.lastSequence + 1} to ${seal.lastSequence}`;
  return [
    ...(follows ? [] : [`seal ${number} does not follow seal ${before.number}`]),
    ...(matches ? [] : [`seal ${number} does not match its transfers and ${range}`]),
  ];
}
