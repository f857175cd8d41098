import type { ParcelPhoto } from '../../../contract/calls/parcel-checks.ts';
import { Failure } from '../../../contract/errors.ts';
import {
  MOST_PARCEL_PHOTOS,
  type PhotoShows,
} from '../../../contract/values/warehouse/parcel-statuses.ts';
import type { StoredPhoto } from '../../db/schema/warehouse/parcels.ts';
import { iso } from '../base/clock.ts';
import type { Scope } from '../base/scope.ts';
import { linesOf } from './lines.ts';
import type { ParcelRow } from './records.ts';

/** A photo to add: only its path, or also what it shows and of which line of the parcel. */
export type NewPhoto = string | { path: string; shows?: PhotoShows; orderItemId?: string };

/**
 * The photos of a parcel, followed by new ones; if there are more than forty, the last forty. Each path is
 * in the list once. A path that is added again keeps its place and gets the new description.
 */
export function withPhotos(
  { qcPhotos }: Pick<ParcelRow, 'qcPhotos'>,
  photos: readonly NewPhoto[],
  at: number,
): StoredPhoto[] {
  const byPath = new Map(qcPhotos.map((photo) => [photo.path, photo]));
  for (const photo of photos) {
    const {
      path,
      shows = 'OTHER',
      orderItemId = '',
    } = typeof photo === 'string' ? { path: photo } : photo;
    const earlierPhoto = byPath.get(path);
    if (earlierPhoto && typeof photo === 'string') continue;
    byPath.set(path, { path, shows, orderItemId, at: earlierPhoto?.at ?? at });
  }
  return [...byPath.values()].slice(-MOST_PARCEL_PHOTOS);
}

/**
 * As `withPhotos`, for goods that have just arrived: a path that is in the list already was photographed
 * again, and gets a new time.
 */
export function withPhotosOfArrival(
  { qcPhotos }: Pick<ParcelRow, 'qcPhotos'>,
  photos: readonly NewPhoto[],
  at: number,
): StoredPhoto[] {
  const taken = new Set(photos.map((photo) => (typeof photo === 'string' ? photo : photo.path)));
  const dated = qcPhotos.map((photo) => (taken.has(photo.path) ? { ...photo, at } : photo));
  return withPhotos({ qcPhotos: dated }, photos, at);
}

type Photographed = Pick<ParcelRow, 'qcPhotos' | 'signedAt'>;

/**
 * The photos of two parcels that are merged. Photos of the other parcel keep their times if these stay on
 * the same side of the arrival; a photo dated before the arrival would be shown as one of earlier goods.
 */
export function photosOfBoth(parcel: Photographed, other: Photographed): StoredPhoto[] {
  const { qcPhotos, signedAt } = parcel;
  const added = other.qcPhotos
    .filter(({ path }) => qcPhotos.every((photo) => photo.path !== path))
    .map((photo) => {
      if (photo.at === 0 || signedAt === null) return photo;
      const isEarlier = other.signedAt !== null && photo.at < other.signedAt;
      const at = isEarlier ? Math.min(photo.at, signedAt - 1) : Math.max(photo.at, signedAt);
      return { ...photo, at };
    });
  return [...qcPhotos, ...added].slice(-MOST_PARCEL_PHOTOS);
}

/** Throws `VALIDATION_FAILED` at the photos of lines that the parcel does not have. */
export async function requireLinesOf(
  scope: Pick<Scope, 'db'>,
  parcel: Pick<ParcelRow, 'id'>,
  photos: readonly NewPhoto[],
): Promise<void> {
  const namedItems = photos.map((photo) =>
    typeof photo === 'string' ? '' : (photo.orderItemId ?? ''),
  );
  if (namedItems.every((lineId) => lineId === '')) return;
  const lines = await linesOf(scope, parcel);
  const problems = namedItems.flatMap((lineId, index) =>
    lineId === '' || lines.includes(lineId)
      ? []
      : [{ field: `photos.${index}.orderItemId`, code: 'choice' as const }],
  );
  if (problems.length > 0) throw new Failure('VALIDATION_FAILED', {}, problems);
}

/** A photo in the contract's format. */
export const viewPhoto = ({ at, ...photo }: StoredPhoto): ParcelPhoto => ({
  ...photo,
  at: at === 0 ? undefined : iso(at),
});
