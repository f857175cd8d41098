import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPARTMENTS, GOODS, goodById } from './departments.ts';

/**
 * A thing of shops of all kinds. `is` says what it is in the demo catalogue: the id of a good or of a
 * category, or a noun. Without `is` the catalogue lacks the thing; then `near` is the nearest category, if
 * there is one. `note` tells translators which of several meanings is meant. Names are in
 * `locales/<locale>/things.json`.
 */
export type Thing = { is?: string; near?: string; note?: string };

export const THINGS: Readonly<Record<string, Thing>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'data/things.json'), 'utf8'),
);

const nouns = new Set(GOODS.flatMap((good) => good.nouns.map(({ en }) => en)));
const categories = new Set(
  Object.values(DEPARTMENTS).flatMap(({ tree }) =>
    tree.split('\n').map((line) => line.split('|')[0]?.trim() ?? ''),
  ),
);

/**
 * The nouns or the category of the catalogue for a thing; neither if the catalogue lacks it. Throws for an
 * unknown id.
 */
export function kindOf(id: string, { is, near }: Thing): { nouns: string[]; category?: string } {
  if (near !== undefined && !categories.has(near)) throw new Error(`${id}: no category ${near}`);
  if (is === undefined) return { nouns: [] };
  const good = goodById.get(is);
  if (good) return { nouns: good.nouns.map(({ en }) => en) };
  if (nouns.has(is)) return { nouns: [is] };
  if (categories.has(is)) return { nouns: [], category: is };
  throw new Error(`${id}: no good, noun or category ${is}`);
}
