import { sha256Hex } from '../../crypto/digest.ts';
import type { Plain } from './canonical.ts';

/** Fields whose values belong to a person. Their values are kept beside the chain, where they can be erased. */
const PERSONAL = new Set([
  'name',
  'shopper',
  'email',
  'secondEmail',
  'phone',
  'phoneNumber',
  'address',
  'line1',
  'line2',
  'taxId',
  'accountHolder',
  'accountNo',
  'question',
  'message',
  'note',
  'answer',
  'text',
  'reply',
  // The filter of an export or a bulk act may search for a person.
  'filter',
]);
/** Personal fields of which nobody needs more than the last four characters. */
const CUT_FIELDS = new Set(['accountNo']);
/** Fields that are never recorded. */
const SECRET = /password|token|secret|^(code|key|pin|attempt|credential)$/i;
const MAX_TEXT = 2000;

type Personal = { salt: string; values: Record<string, string> };

/**
 * Replaces personal values by their salted hashes, and adds the values to `personal`, but only the end of account
 * numbers. Leaves out secrets.
 */
export async function withoutPersonal(value: Plain, personal: Personal): Promise<Plain> {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    return Promise.all(value.map((entry) => withoutPersonal(entry, personal)));
  }
  const entries: [string, Plain][] = [];
  for (const [name, entry] of Object.entries(value as Record<string, Plain>)) {
    if (SECRET.test(name)) continue;
    const isPersonal = PERSONAL.has(name) && typeof entry === 'string' && entry !== '';
    entries.push([
      name,
      isPersonal
        ? await hashed(CUT_FIELDS.has(name) ? lastFour(entry) : entry, personal)
        : await withoutPersonal(entry, personal),
    ]);
  }
  return Object.fromEntries(entries);
}

const lastFour = (text: string): string => `••••${text.length > 4 ? text.slice(-4) : ''}`;

async function hashed(text: string, { salt, values }: Personal): Promise<Plain> {
  const hash = (await sha256Hex(`${salt} ${text}`)).slice(0, 32);
  values[hash] = text.slice(0, MAX_TEXT);
  return { personal: hash };
}

/** The value with the personal parts that are still there; erased ones stay hashes. */
export function withPersonal(value: Plain, values: Readonly<Record<string, string>>): Plain {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((entry) => withPersonal(entry, values));
  const record = value as Record<string, Plain>;
  if (typeof record.personal === 'string') return values[record.personal] ?? value;
  return Object.fromEntries(
    Object.entries(record).map(([name, entry]) => [name, withPersonal(entry, values)]),
  );
}
