import { expect, it } from 'vitest';
import {
  pictureBase,
  pictureSources,
  resizedKey,
  smallPicture,
} from '../../../src/contract/values/shop/shop-pictures.ts';

it('the other files of a picture are named after the uploaded one', () => {
  const key = 'shop-picture/01ABC-def.png';
  const files = ['', '-small'].flatMap((suffix) =>
    ['webp', 'avif'].map((ext) => resizedKey(key, suffix, ext)),
  );
  expect(files).toEqual([
    'shop-picture/01ABC-def-r.webp',
    'shop-picture/01ABC-def-r.avif',
    'shop-picture/01ABC-def-small-r.webp',
    'shop-picture/01ABC-def-small-r.avif',
  ]);
  const sources = pictureSources('/uploads/shop-picture/01ABC-def-r.webp');
  expect(sources?.avif).toBe(
    '/uploads/shop-picture/01ABC-def-small-r.avif 768w, /uploads/shop-picture/01ABC-def-r.avif 1920w',
  );
});

it.each([
  '/brand/sampan.svg',
  '/uploads/shop-picture/01ABC-def-s.png',
  '/uploads/qc-photo/a-r.webp',
])('%s has only one file', (path) => expect(pictureSources(path)).toBeUndefined());

it.each(['-r.webp', '-r.avif', '-small-r.webp', '-s.png', '.png'])(
  'all files of a picture begin alike: the one that ends with %s',
  (end) => {
    const base = '/uploads/shop-picture/01ABC-def';
    expect(pictureBase(base + end)).toBe(base);
  },
);

it('a list shows the small file of a picture that has one', () => {
  const base = '/uploads/shop-picture/01ABC-def';
  expect(smallPicture(`${base}-r.webp`)).toBe(`${base}-small-r.webp`);
  expect(smallPicture(`${base}-s.png`)).toBe(`${base}-s.png`);
  expect(smallPicture('/brand/shop.svg')).toBe('/brand/shop.svg');
});
