import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../src/server/platform/platform.ts';
import { describedPictures, preparePictures } from './described-pictures.ts';
import { renderMissing } from './render-missing.ts';
import { shelfPictures } from './shelf-pictures.ts';

/** The time between two writes of new descriptors to the database. */
const WRITE_INTERVAL_MS = 20_000;

/**
 * Renders the missing pictures, those of home pages first, and meanwhile writes their descriptors to a
 * seeded database. May be interrupted and run again at any time.
 */
export async function completePictures(db: Database): Promise<void> {
  const stop = new AbortController();
  const rendering = renderMissing({ first: await shelfPictures(db) }).finally(() => stop.abort());
  // It is awaited below, after the last pictures are written.
  rendering.catch(() => {});
  while (!stop.signal.aborted) {
    await delay(WRITE_INTERVAL_MS, undefined, stop).catch(() => {});
    await preparePictures(db, describedPictures());
  }
  await rendering;
}
