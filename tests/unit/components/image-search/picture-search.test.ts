import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPicture, shrunkSize } from '../../../../src/components/image-search/picture-file.ts';
import { uploadedPicturePath } from '../../../../src/components/image-search/picture-path.ts';
import { PANEL_HEIGHT, placeBelow } from '../../../../src/components/image-search/place-below.ts';
import { postForm, refusalOf } from '../../../../src/components/image-search/post-picture.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];

const file = (start: readonly number[], { name = 'a.jpg', type = 'image/jpeg', more = 0 } = {}) =>
  new File([new Uint8Array(start), new Uint8Array(more)], name, { type });

describe('a picture to search by', () => {
  it('is a JPEG or a PNG, whatever its file name', async () => {
    for (const picture of [file(JPEG), file(PNG, { name: 'a.txt', type: 'text/plain' })]) {
      expect(await checkPicture([picture])).toBe(picture);
    }
  });

  it.each([
    ['WebP', [...'RIFF\0\0\0\0WEBP'].map((sign) => sign.charCodeAt(0))],
    ['cut in its signature', PNG.slice(0, 7)],
    ['empty', []],
  ])('can’t be anything else: %s', async (_, start) => {
    await expect(checkPicture([file(start)])).rejects.toThrow('WRONG_TYPE');
  });

  it('must be a single file', async () => {
    await expect(checkPicture([file(JPEG), file(JPEG)])).rejects.toThrow('TOO_MANY');
  });

  it('has at most 10,485,760 bytes', async () => {
    const largest = file(JPEG, { more: 10_485_760 - JPEG.length });
    expect(await checkPicture([largest])).toBe(largest);
    const larger = file(JPEG, { more: 10_485_761 - JPEG.length });
    await expect(checkPicture([larger])).rejects.toThrow('TOO_LARGE');
  });

  it('must be readable', async () => {
    const gone = Object.assign(file(JPEG), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }),
    });
    await expect(checkPicture([gone])).rejects.toThrow('UNREADABLE');
  });
});

describe('the size that is uploaded', () => {
  const side = fc.integer({ min: 16, max: 30_000 });

  it('is at most 200 pixels a side, of the same shape, and never larger than the picture', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const small = shrunkSize({ width, height });
        const longest = Math.max(width, height);
        expect(Math.max(small.width, small.height)).toBe(Math.min(200, longest));
        expect(Math.min(small.width, small.height)).toBeGreaterThanOrEqual(1);
        const exact = Math.max(1, (Math.min(width, height) * Math.min(200, longest)) / longest);
        expect(Math.abs(Math.min(small.width, small.height) - exact)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('is undefined for a picture under 16 pixels', () => {
    expect(() => shrunkSize({ width: 15, height: 400 })).toThrow('TOO_SMALL');
    expect(() => shrunkSize({ width: 400, height: 15 })).toThrow('TOO_SMALL');
  });
});

describe('the form that is posted', () => {
  const token = {
    key: 'product-search/a-b.jpg',
    policy: 'cG9saWN5',
    accessKeyId: 'id',
    signature: 'c2ln',
    bucketHost: '/uploads',
    cdnUrl: '/uploads',
  };
  const FIELDS = ['key', 'name', 'policy', 'OSSAccessKeyId', 'signature', 'file'];

  it('has the fields in their order, the file last', () => {
    expect([...postForm(token, new Blob()).keys()]).toEqual(FIELDS);
  });

  it('includes the security token of a temporary key', () => {
    const form = postForm({ ...token, token: 'sts' }, new Blob());
    expect([...form.keys()]).toEqual(FIELDS.toSpliced(4, 0, 'token'));
    expect(form.get('token')).toBe('sts');
  });
});

it.each([
  ['{"code":"UPLOAD_REFUSED","message":"This file can’t be used."}', 'This file can’t be used.'],
  ['<?xml version="1.0"?><Error><Message>Policy expired.</Message></Error>', 'Policy expired.'],
  ['<html>502</html>', ''],
  ['', ''],
])('the bucket’s reason for a refusal is read: %s', (answer, message) => {
  expect(refusalOf(answer)).toBe(message);
});

describe('the panel', () => {
  it('is fully on the screen, centred below the field if possible', () => {
    const pixels = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(
        pixels(2000),
        fc.integer({ min: -3000, max: 3000 }),
        pixels(1200),
        fc.integer({ min: 320, max: 2560 }),
        fc.integer({ min: PANEL_HEIGHT, max: 1600 }),
        (left, bottom, width, screenWidth, height) => {
          const field = { left, top: bottom - 44, bottom, width: Math.min(width, screenWidth) };
          const place = placeBelow(field, { width: screenWidth, height });
          expect(place.top).toBeGreaterThanOrEqual(0);
          expect(place.top + PANEL_HEIGHT).toBeLessThanOrEqual(height);
          expect(place.left).toBeGreaterThanOrEqual(0);
          expect(place.left + place.width).toBeLessThanOrEqual(screenWidth);
        },
      ),
    );
    expect(
      placeBelow({ left: 400, top: 56, bottom: 100, width: 640 }, { width: 1440, height: 900 }),
    ).toEqual({ top: 108, left: 400, width: 640 });
  });

  it('is as wide as a phone', () => {
    const field = { left: 72, top: 40, bottom: 88, width: 184 };
    expect(placeBelow(field, { width: 360, height: 740 })).toEqual({
      top: 96,
      left: 0,
      width: 360,
    });
  });

  it('is placed on a page without a search field', () => {
    expect(placeBelow(undefined, { width: 1440, height: 900 })).toEqual({
      top: 8,
      left: 440,
      width: 560,
    });
  });
});

it.each([
  ['/uploads/product-search/01M8-1513e1.jpg', '/uploads/product-search/01M8-1513e1.jpg'],
  [
    'https://cdn.example.org/product-search/01M8-1513e1.png',
    '/uploads/product-search/01M8-1513e1.png',
  ],
  ['https://cbu01.alicdn.com/img/a.jpg', undefined],
  ['/uploads/deposit-certificate/01M8-1513e1.jpg', undefined],
  ['javascript:alert(1)//product-search/a.jpg?x', undefined],
])('a picture of an address is shown from our own path: %s', (imageUrl, address) => {
  expect(uploadedPicturePath(imageUrl)).toBe(address);
});
