import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/platform.ts';
import { cellsNear } from './cells.ts';
import { decodeDescriptor } from './descriptor.ts';
import { cutDistanceTo, distanceTo, type PictureQuery } from './picture-query.ts';

/** A picture of the catalogue and the distance of its descriptor from the query. */
export type PictureMatch = { id: number; distance: number };

/**
 * How many pictures one search compares, from the likeliest cells. With this limit a search costs the
 * same in a catalogue of any size.
 */
const MAX_COMPARED = 5_000;
/**
 * How many of the nearest pictures are compared again, supposing that the query shows a part of an
 * object. No others are returned.
 */
const MAX_MATCHES = 200;

/**
 * A best match that is farther than this shows something else. The limit is about halfway between the
 * distances of altered copies (smaller, recompressed, lighter, cropped) and those of the nearest
 * unrelated pictures (`npm run quality:pictures`).
 */
export const MAX_MATCH_DISTANCE = 60_000;
/** The greatest distance of other matches, if the best match is near enough. */
const MAX_SHOWN_DISTANCE = 90_000;

/**
 * The catalogue's pictures most similar to the query, nearest first; empty if the nearest is too
 * far.
 */
export async function findPictures(db: Database, query: PictureQuery): Promise<PictureMatch[]> {
  const cells = JSON.stringify(cellsNear(query.descriptors));
  const rows = await db.all<{ id: number; descriptor: string }>(sql`
    select p.id as "id", p.descriptor as "descriptor"
    from json_each(${cells}) c cross join pictures p on p.cell = c.value limit ${MAX_COMPARED}`);
  const compared = rows
    .map(({ id, descriptor: text }) => {
      const descriptor = decodeDescriptor(text);
      return { id, descriptor, distance: distanceTo(query, descriptor) };
    })
    .sort(byDistance);
  const refined = compared.slice(0, MAX_MATCHES).map(({ id, descriptor, distance }) => ({
    id,
    distance: Math.min(distance, cutDistanceTo(query, descriptor)),
  }));
  const found = refined.filter(({ distance }) => distance <= MAX_SHOWN_DISTANCE).sort(byDistance);
  const [best] = found;
  return best && best.distance <= MAX_MATCH_DISTANCE ? found : [];
}

const byDistance = (one: PictureMatch, other: PictureMatch) => one.distance - other.distance;
