import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/platform.ts';
import { cellsNear } from './cells.ts';
import { unpacked } from './descriptor.ts';
import { type Look, unlikenessTo } from './look.ts';

/** A described picture and how unlike the one that was searched by it is. */
export type Likeness = { id: number; unlikeness: number };

/** Pictures that one search compares, those of the likeliest cells: so it costs the same in a catalogue of any size. */
const MOST_COMPARED = 5_000;
/** Of the pictures that are alike. */
const MOST_FOUND = 200;

/**
 * Beyond this the most alike picture shows something else: about the middle between a picture that
 * was made smaller, worse, lighter or cropped and the nearest of those that have nothing to do with
 * the catalogue (`npm run quality:pictures`).
 */
export const SAME = 60_000;
/** Where something was found, so unlike may be what is shown after it. */
const SIMILAR = 90_000;

/** The pictures that look like this, most alike first; none where the best is not alike. */
export async function findPictures(db: Database, look: Look): Promise<Likeness[]> {
  const cells = JSON.stringify(cellsNear(look.descriptors));
  const rows = await db.all<{ id: number; descriptor: string }>(sql`
    select p.id as "id", p.descriptor as "descriptor"
    from json_each(${cells}) c cross join pictures p on p.cell = c.value limit ${MOST_COMPARED}`);
  const found = rows
    .map(({ id, descriptor }) => ({ id, unlikeness: unlikenessTo(look, unpacked(descriptor)) }))
    .filter(({ unlikeness }) => unlikeness <= SIMILAR)
    .sort((one, other) => one.unlikeness - other.unlikeness);
  const [best] = found;
  return best && best.unlikeness <= SAME ? found.slice(0, MOST_FOUND) : [];
}
