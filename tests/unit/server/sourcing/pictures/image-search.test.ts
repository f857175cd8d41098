import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { rasterOf } from '../../../../../demo/pictures/describe-picture.ts';
import { writeCatalogue } from '../../../../../demo/write-catalogue.ts';
import { searchQuery } from '../../../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../src/server/crypto/keys.ts';
import { linkPictures, writePictures } from '../../../../../src/server/db/write-pictures.ts';
import { openDatabase } from '../../../../../src/server/platform/node.ts';
import type { Database } from '../../../../../src/server/platform/platform.ts';
import { cellOf, cellsNear } from '../../../../../src/server/sourcing/pictures/cells.ts';
import {
  DESCRIPTOR_BYTES,
  type Descriptor,
  decodeDescriptor,
  describe as describeRaster,
  distance,
  encodeDescriptor,
} from '../../../../../src/server/sourcing/pictures/descriptor.ts';
import { objectBox } from '../../../../../src/server/sourcing/pictures/object-box.ts';
import { pictureRow } from '../../../../../src/server/sourcing/pictures/row.ts';
import { searchByPicture } from '../../../../../src/server/sourcing/pictures/search-by-picture.ts';
import { stripPicture } from '../../../../../src/server/storage/picture.ts';
import { pictureOf } from '../../../../support/pictures.ts';
import { sampled } from '../../../../support/sample.ts';
import { migrateTestDatabase } from '../../../support/database.ts';
import { product, smallCatalogue } from '../../../support/small-catalogue.ts';
import { copyOf } from '../../../support/template.ts';

const THINGS = 60;
const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
const reader = { platforms: PRODUCT_PLATFORMS, locale: 'en' } as const;
const numbers = Array.from({ length: THINGS }, (_, number) => number);
const described: Descriptor[] = [];
beforeAll(async () => {
  for (const number of numbers) {
    const descriptor = describeRaster(await rasterOf(pictureOf(number)));
    if (!descriptor) throw new Error(`nothing is seen of thing ${number}`);
    described.push(descriptor);
  }
});

const anyDescriptor = fc
  .array(fc.integer({ min: -127, max: 127 }), {
    minLength: DESCRIPTOR_BYTES,
    maxLength: DESCRIPTOR_BYTES,
  })
  .map((list) => Int8Array.from(list));

describe('a description', () => {
  it('takes at most 512 bytes, and is unchanged by the database', () => {
    expect(DESCRIPTOR_BYTES).toBeLessThanOrEqual(512);
    fc.assert(
      fc.property(anyDescriptor, (one) => {
        expect(decodeDescriptor(encodeDescriptor(one))).toEqual(one);
      }),
    );
  });

  it('has distance 0 to itself, and distances are symmetric', () => {
    fc.assert(
      fc.property(anyDescriptor, anyDescriptor, (one, other) => {
        expect(distance(one, one)).toBe(0);
        expect(distance(one, other)).toBe(distance(other, one));
        expect(distance(one, other, false)).toBeLessThanOrEqual(distance(one, other));
      }),
    );
  });

  it('is searched in its own cell first, then once in every other', () => {
    fc.assert(
      fc.property(anyDescriptor, (one) => {
        const cells = cellsNear([one]);
        expect(cells[0]).toBe(cellOf(one));
        expect(new Set(cells).size).toBe(4096);
      }),
      { numRuns: 20 },
    );
  });

  it('does not depend on the position and size of the object', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(THINGS - 1),
        fc.integer({ min: 150, max: 500 }),
        fc.nat(100),
        async (number, side, space) => {
          const picture = pictureOf(number).resize(side, side).png();
          const moved = sharp(await picture.toBuffer()).extend({
            left: space,
            top: space >> 1,
            extendWith: 'copy',
          });
          const descriptor = describeRaster(await rasterOf(moved));
          expect(descriptor && distance(descriptor, described[number] ?? descriptor)).toBeLessThan(
            25_000,
          );
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is undefined for a plain background', async () => {
    for (const background of ['#fff', '#000', '#2a9d8f']) {
      const plain = sharp({ create: { width: 90, height: 60, channels: 3, background } });
      expect(describeRaster(await rasterOf(plain))).toBeUndefined();
    }
  });
});

describe('a search by picture', () => {
  const shop = async () => openDatabase(`file:${await copyOf('things', fillShop)}`);

  async function fillShop(db: Database): Promise<void> {
    await migrateTestDatabase(db);
    const goods = numbers.map((number) => ({
      ...product(`p${number}`, { zh: `物${number}`, en: `Thing ${number}` }, { soldCount: number }),
      image: `/goods/thing/${number}`,
    }));
    const showing = goods.map((good) => ({
      ...good,
      detail: { ...good.detail, images: [good.image] },
    }));
    await writeCatalogue(db, smallCatalogue(showing), () => {});
    await writePictures(
      db,
      described.map((one, number) => pictureRow(`/goods/thing/${number}`, one)),
    );
    await linkPictures(
      db,
      goods.map(({ id }) => id),
    );
  }

  async function search(db: Database, picture: Sharp, query: Record<string, unknown> = {}) {
    const file = await stripPicture(new Uint8Array(await picture.jpeg({ quality: 85 }).toBuffer()));
    return searchByPicture(db, keys, file, v.parse(searchQuery, query), reader);
  }

  const small = (number: number) => pictureOf(number).resize(200, 200);
  const cropped = (share: number) => async (number: number) => {
    const cut = Math.round(800 * share);
    const kept = { left: cut, top: cut, width: 800 - 2 * cut, height: 800 - 2 * cut };
    return sharp(await pictureOf(number).extract(kept).png().toBuffer()).resize(200, 200);
  };
  const withoutFoot = async (number: number) => {
    const box = objectBox(await rasterOf(pictureOf(number)));
    if (!box) throw new Error(`nothing is seen of thing ${number}`);
    const bottom = Math.round(box.bottom - (box.bottom - box.top) / 10);
    const kept = { left: 80, top: 80, width: 640, height: bottom - 80 };
    return sharp(await pictureOf(number).extract(kept).png().toBuffer()).resize({ width: 200 });
  };
  const VARIANTS: [string, number, (number: number) => Sharp | Promise<Sharp>][] = [
    ['made small', 0.95, small],
    [
      'of poor quality',
      0.95,
      async (n) => sharp(await pictureOf(n).jpeg({ quality: 40 }).toBuffer()),
    ],
    ['cropped by 5 %', 0.85, cropped(0.05)],
    ['cropped by 10 %', 0.85, cropped(0.1)],
    ['without the object’s lower tenth', 0.85, withoutFoot],
    ['darker', 0.85, (n) => small(n).modulate({ brightness: 0.85 })],
    ['lighter', 0.85, (n) => small(n).modulate({ brightness: 1.15 })],
    ['mirrored', 0.85, (n) => small(n).flop()],
  ];

  it.each(VARIANTS.map((variant, row) => [...variant, row] as const))(
    'finds the same product first, its picture %s: at least %d',
    async (_, least, make, row) => {
      const db = await shop();
      const some = sampled(numbers, 5, row);
      let first = 0;
      for (const number of some) {
        const { records } = await search(db, await make(number));
        if (records[0]?.productId === `p${number}`) first += 1;
      }
      expect(first / some.length).toBeGreaterThanOrEqual(least);
    },
  );

  it('finds nothing for blank pictures, noise and a page of text', async () => {
    const db = await shop();
    const noise = Buffer.from(
      Array.from({ length: 120_000 }, (_, i) => (i * 7919 * (i % 31)) % 256),
    );
    const lines = numbers
      .slice(0, 12)
      .map(
        (n) => `<text y="${16 * n + 14}" font-size="13">the boat that carries your parcel</text>`,
      );
    for (const picture of [
      sharp(noise, { raw: { width: 200, height: 200, channels: 3 } }),
      sharp({ create: { width: 200, height: 200, channels: 3, background: '#9ab' } }),
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="220" height="200">${lines.join('')}</svg>`,
        ),
      ).flatten({ background: '#fff' }),
    ]) {
      expect(await search(db, picture)).toMatchObject({ total: 0, records: [], totalPage: 0 });
    }
  });

  it('is filtered, sorted and paged like every search', async () => {
    const db = await shop();
    const { total, facets } = await search(db, small(4));
    expect(total).toBeGreaterThan(0);
    expect(facets.channels.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(await search(db, small(4), { channel: 'Poizon' })).toMatchObject({ total: 0 });
    expect(await search(db, small(4), { priceStart: '9999999' })).toMatchObject({ total: 0 });
    const page = await search(db, small(4), { pageNo: 2, pageSize: 1 });
    expect(page.records).toHaveLength(Math.min(1, total - 1));
  });

  it('ranks equal pictures by sales', async () => {
    const db = await shop();
    const twins = ['p901', 'p902'].map((id, i) => {
      const twin = product(id, { zh: id, en: id }, { soldCount: 10 + i });
      return {
        ...twin,
        image: '/goods/thing/4',
        detail: { ...twin.detail, images: ['/goods/thing/4'] },
      };
    });
    const { products } = smallCatalogue(twins);
    await writeCatalogue(db, smallCatalogue([...products]), () => {});
    await linkPictures(db, ['p901', 'p902']);
    const { records } = await search(db, small(4));
    expect(records.map(({ productId }) => productId)).toEqual(['p902', 'p901']);
  });
});
