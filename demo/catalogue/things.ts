import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DEPARTMENTS, GOODS, goodById } from './departments.ts';

/**
 * What shops of all kinds sell. `is`: what it is in the demo catalogue, by the id of a good or of a category, or by a noun;
 * without it the catalogue lacks it. `near`: the category nearest to it then, if there is one. `note` tells translators
 * which of several meanings is meant. Names are in `locales/<locale>/things.json`.
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

/** What a thing is in the catalogue: English nouns or a category; neither if the catalogue lacks it. Throws for an unknown id. */
export function kindOf(id: string, { is, near }: Thing): { nouns: string[]; category?: string } {
  if (near !== undefined && !categories.has(near)) throw new Error(`${id}: no category ${near}`);
  if (is === undefined) return { nouns: [] };
  const good = goodById.get(is);
  if (good) return { nouns: good.nouns.map(({ en }) => en) };
  if (nouns.has(is)) return { nouns: [is] };
  if (categories.has(is)) return { nouns: [], category: is };
  throw new Error(`${id}: no good, noun or category ${is}`);
}
