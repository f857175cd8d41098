import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_PARCEL_PHOTOS,
  PHOTO_SHOWS,
} from '../../../../../src/contract/values/warehouse/parcel-statuses.ts';
import { getParcel } from '../../../../../src/server/commerce/parcel/list.ts';
import {
  photosOfBoth,
  viewPhoto,
  withPhotos,
  withPhotosOfArrival,
} from '../../../../../src/server/commerce/parcel/photos.ts';
import { photographParcel } from '../../../../../src/server/commerce/stock/change-stock.ts';
import {
  checkParcel,
  parcelArrived,
} from '../../../../../src/server/commerce/warehouse/inbound.ts';
import { ARRIVAL, BAD, openWarehouse, shippedOrder } from '../../../support/fulfilment.ts';
import { failureOf, NOW } from '../../../support/identity-scope.ts';
import { later } from '../../../support/shop.ts';

const path = fc.constantFrom('/a.webp', '/b.webp', '/c.webp', '/d.webp');
const photo = fc.oneof(
  path,
  fc.record({
    path,
    shows: fc.constantFrom(...PHOTO_SHOWS),
    orderItemId: fc.constantFrom('', 'x'),
  }),
);

describe('photos that are added to a parcel', () => {
  it('keep their order and the time of the first, are there once, and say what was said last', () => {
    fc.assert(
      fc.property(fc.array(photo), fc.array(photo), (first, second) => {
        const before = withPhotos({ qcPhotos: [] }, first, 1);
        const after = withPhotos({ qcPhotos: before }, second, 2);
        const paths = after.map((one) => one.path);
        expect(new Set(paths).size).toBe(paths.length);
        expect(paths.slice(0, before.length)).toEqual(before.map((one) => one.path));
        for (const one of after) {
          expect(one.at).toBe(before.some((known) => known.path === one.path) ? 1 : 2);
          const said = [...first, ...second].findLast(
            (other) => typeof other === 'object' && other.path === one.path,
          );
          if (typeof said === 'object') expect(one).toMatchObject(said);
          else expect(one).toMatchObject({ shows: 'OTHER', orderItemId: '' });
        }
      }),
    );
  });

  it('are forty at most: of more, the last', () => {
    const many = Array.from({ length: MOST_PARCEL_PHOTOS + 5 }, (_, i) => `/${i}.webp`);
    const photos = withPhotos({ qcPhotos: [] }, many, 1);
    expect(photos).toHaveLength(MOST_PARCEL_PHOTOS);
    const added = withPhotos({ qcPhotos: photos }, ['/new.webp'], 2);
    expect(added).toHaveLength(MOST_PARCEL_PHOTOS);
    expect(added.at(-1)?.path).toBe('/new.webp');
  });

  it('have a new time if they were taken of goods that have just come', () => {
    const label = { path: '/b.webp', shows: 'LABEL', orderItemId: '' } as const;
    const qcPhotos = withPhotos({ qcPhotos: [] }, ['/a.webp', label, '/c.webp'], 1);
    expect(withPhotosOfArrival({ qcPhotos }, ['/b.webp', '/d.webp'], 2)).toEqual([
      { path: '/a.webp', shows: 'OTHER', orderItemId: '', at: 1 },
      { ...label, at: 2 },
      { path: '/c.webp', shows: 'OTHER', orderItemId: '', at: 1 },
      { path: '/d.webp', shows: 'OTHER', orderItemId: '', at: 2 },
    ]);
  });

  it('keep their times in a merge, and stay on their side of the arrival', () => {
    const taken = (path: string, at: number) =>
      ({ path, shows: 'OTHER', orderItemId: '', at }) as const;
    const parcel = { signedAt: 50, qcPhotos: [taken('/a.webp', 60)] };
    const before = { signedAt: 10, qcPhotos: [taken('/b.webp', 20), taken('/c.webp', 5)] };
    const after = { signedAt: 80, qcPhotos: [taken('/d.webp', 90), taken('/e.webp', 70)] };
    const undated = { signedAt: 80, qcPhotos: [taken('/a.webp', 99), taken('/f.webp', 0)] };
    const timesWith = (other: typeof before) =>
      photosOfBoth(parcel, other).map(({ path, at }) => `${path} ${at}`);
    expect(timesWith(before)).toEqual(['/a.webp 60', '/b.webp 50', '/c.webp 5']);
    expect(timesWith(after)).toEqual(['/a.webp 60', '/d.webp 90', '/e.webp 49']);
    expect(timesWith(undated)).toEqual(['/a.webp 60', '/f.webp 0']);
  });

  it('have no time where none was kept', () => {
    const old = { path: '/a.webp', shows: 'OTHER', orderItemId: '', at: 0 } as const;
    expect(viewPhoto(old).at).toBeUndefined();
  });
});

describe('the photos of a line', () => {
  it('name it, from the first photo of the warehouse to that of the damage', async () => {
    const { scope, operator } = await openWarehouse();
    const { parcels } = await shippedOrder(scope);
    const [parcel] = parcels;
    const [item] = parcel?.items ?? [];
    if (!parcel || !item) throw new Error('no parcel');
    const { id } = parcel;
    const { orderItemId } = item;
    const front = { path: '/front.webp', shows: 'FRONT', orderItemId } as const;
    const damage = { path: '/damage.webp', shows: 'DAMAGE', orderItemId } as const;
    await parcelArrived(operator, id, { ...ARRIVAL, photos: [front, '/box.webp'] });
    await checkParcel(later(operator, 1000), id, { ...BAD, photos: [damage] });
    await photographParcel(later(operator, 2000), id, [
      { path: '/box.webp', shows: 'LABEL', orderItemId: '' },
    ]);
    const at = (ms: number) => new Date(NOW + ms).toISOString();
    const { photos, qcPhotos } = await getParcel(scope, id);
    expect(photos).toEqual([
      { ...front, at: at(0) },
      { path: '/box.webp', shows: 'LABEL', orderItemId: '', at: at(0) },
      { ...damage, at: at(1000) },
    ]);
    expect(qcPhotos).toEqual(['/front.webp', '/box.webp', '/damage.webp']);
  });

  it('can’t be of a line that the parcel does not have', async () => {
    const { scope, operator } = await openWarehouse();
    const [parcel] = (await shippedOrder(scope)).parcels;
    const photos = ['/a.webp', { path: '/b.webp', orderItemId: 'another' }];
    const failure = await failureOf(
      parcelArrived(operator, parcel?.id ?? '', { ...ARRIVAL, photos }),
    );
    expect(failure).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ field: 'photos.1.orderItemId', code: 'choice' }],
    });
  });
});
