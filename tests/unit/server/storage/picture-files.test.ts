import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../../demo/pictures/describe-picture.ts';
import { decodePicture, stripPicture } from '../../../../src/server/storage/picture.ts';
import type { Raster } from '../../../../src/server/storage/raster.ts';
import { textFile } from '../../../support/files.ts';
import {
  followedBy,
  jpegOf,
  pictureOf,
  pngBy,
  withClaimedSize,
} from '../../../support/pictures.ts';
import { failureCode } from '../../support/identity-scope.ts';

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const decoded = async (file: Uint8Array<ArrayBuffer>) => decodePicture(await stripPicture(file));

/** The picture as sharp decodes it, on white. */
async function seen(file: Uint8Array): Promise<Raster> {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

/** Mean difference of two pictures' bytes. */
function difference(one: Raster, other: Raster): number {
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  return (
    one.rgb.reduce((sum, byte, i) => sum + Math.abs(byte - (other.rgb[i] ?? 0)), 0) / one.rgb.length
  );
}

/** A picture of any small size and content, with holes where it has opacity. */
const anyPixels = fc
  .record({ width: fc.integer({ min: 1, max: 33 }), height: fc.integer({ min: 1, max: 17 }) })
  .chain(({ width, height }) => {
    const length = width * height * 4;
    return fc
      .uint8Array({ minLength: length, maxLength: length })
      .map((data) => ({ width, height, data }));
  });
const rgba = ({ width, height, data }: { width: number; height: number; data: Uint8Array }) =>
  sharp(data, { raw: { width, height, channels: 4 } });

describe('a PNG', () => {
  const kinds: Record<string, (picture: Sharp) => Sharp> = {
    'colour with opacity': (p) => p.png(),
    colour: (p) => p.removeAlpha().png(),
    grey: (p) => p.removeAlpha().greyscale().png(),
    'grey with opacity': (p) => p.greyscale().png(),
    interlaced: (p) => p.png({ progressive: true }),
    'of sixteen bits': (p) => p.toColourspace('rgb16').png(),
    'of a palette': (p) => p.png({ palette: true, colours: 200 }),
    'of sixteen colours': (p) => p.removeAlpha().png({ palette: true, colours: 16 }),
    'of two colours': (p) =>
      p
        .removeAlpha()
        .greyscale()
        .threshold(128)
        .toColourspace('b-w')
        .png({ palette: true, colours: 2 }),
  };
  it.each(Object.entries(kinds))('%s is decoded like sharp does', async (_, make) => {
    await fc.assert(
      fc.asyncProperty(anyPixels, async (pixels) => {
        const file = await bytesOf(make(rgba(pixels)));
        expect(difference(await decoded(file), await seen(file))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 12 },
    );
  });

  it('of one bit a pixel is decoded', async () => {
    const rows = Uint8Array.from([0, 0b10110000, 0, 0b01000000]);
    const file = pngBy({ width: 4, height: 2, depth: 1, colours: 0 }, rows);
    const { rgb } = await decoded(file);
    expect(Array.from(rgb).filter((_, i) => i % 3 === 0)).toEqual([255, 0, 255, 255, 0, 255, 0, 0]);
  });

  it.each([
    [
      'more data than its header states',
      pngBy({ width: 10, height: 10 }, new Uint8Array(50_000_000)),
    ],
    ['less data', pngBy({ width: 10, height: 10 }, new Uint8Array(20))],
    ['an invalid depth', pngBy({ width: 1, height: 1, depth: 7 }, new Uint8Array(4))],
    ['an invalid filter', pngBy({ width: 1, height: 1 }, Uint8Array.of(9, 0, 0, 0))],
    [
      'an unknown chunk that it needs',
      pngBy({ width: 1, height: 1 }, new Uint8Array(4), { ABCD: new Uint8Array(9) }),
    ],
  ])('with %s is refused', async (_, file) => {
    expect(await failureCode(decoded(file))).toBe('UPLOAD_REFUSED');
  });

  it.each([
    { width: 30_000, height: 30_000 },
    { width: 2001, height: 1500 },
    { width: 1700, height: 1700, depth: 16, colours: 6 },
    { width: 0xffffffff, height: 0xffffffff },
  ])('whose header states %j is too large, whatever its data', async (header) => {
    expect(await failureCode(stripPicture(pngBy(header, new Uint8Array(9))))).toBe(
      'PICTURE_TOO_LARGE',
    );
  });

  it('with too many chunks is refused before decoding', async () => {
    const row = new Uint8Array(4);
    const file = Buffer.from(pngBy({ width: 1, height: 1 }, row));
    const empty = Buffer.from('000000004944415435af061e', 'hex');
    const end = file.length - 12;
    const withMore = (count: number) =>
      new Uint8Array(
        Buffer.concat([file.subarray(0, end), ...Array(count).fill(empty), file.subarray(end)]),
      );
    expect((await decoded(withMore(1_000))).width).toBe(1);
    expect(await failureCode(stripPicture(withMore(5_000)))).toBe('UPLOAD_REFUSED');
  });

  it('unpacks only the picture', async () => {
    const row = new Uint8Array(4);
    const bomb = new Uint8Array(Buffer.concat([Buffer.from('icc\0\0'), Buffer.alloc(1_000_000)]));
    const file = pngBy({ width: 1, height: 1 }, row, {
      iCCP: bomb,
      tEXt: new TextEncoder().encode('Comment\0<script>'),
    });
    const { bytes } = await stripPicture(followedBy(file, '<script>alert(1)</script>PK\x03\x04'));
    expect(bytes).toEqual(pngBy({ width: 1, height: 1 }, row));
  });
});

describe('a JPEG', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is rotated by its orientation: %i', async (orientation) => {
    const picture = pictureOf(7).resize(90, 60, { fit: 'fill' }).jpeg({ quality: 95 });
    const file = await bytesOf(picture.withMetadata({ orientation }));
    expect(difference(await decoded(file), await seen(file))).toBeLessThan(4);
    // The stripped file has the same orientation.
    const { bytes } = await stripPicture(file);
    expect(difference(await seen(bytes), await seen(file))).toBeLessThan(0.1);
  });

  it.each([
    ['progressive', (p: Sharp) => p.jpeg({ progressive: true })],
    ['grey', (p: Sharp) => p.greyscale().jpeg()],
    ['of full colour', (p: Sharp) => p.jpeg({ chromaSubsampling: '4:4:4' })],
  ])('%s is decoded like sharp does', async (_, make) => {
    const file = await bytesOf(make(pictureOf(3).resize(121, 77, { fit: 'fill' })));
    expect(difference(await decoded(file), await seen(file))).toBeLessThan(4);
  });

  it('with four planes is decoded or refused', async () => {
    const file = await bytesOf(pictureOf(3).resize(64).toColourspace('cmyk').jpeg());
    const code = await decoded(file).then(
      ({ width }) => width,
      (error) => error.code,
    );
    expect([64, 'UPLOAD_REFUSED']).toContain(code);
  });

  it('loses location, comments and trailing bytes', async () => {
    const place = {
      IFD3: { GPSLatitude: '51/1 30/1 0/1' },
      IFD0: { ImageDescription: '<script>' },
    };
    const file = await bytesOf(pictureOf(3).resize(64).withExif(place).jpeg());
    const { bytes } = await stripPicture(
      followedBy(file, '<!doctype html><script>alert(1)</script>'),
    );
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toContain('script');
    expect(text).not.toContain('Exif');
    expect(difference(await seen(bytes), await seen(file))).toBe(0);
  });

  it('that claims a huge size is too large', async () => {
    const file = withClaimedSize(await jpegOf(1), 60_000, 60_000);
    expect(await failureCode(stripPicture(file))).toBe('PICTURE_TOO_LARGE');
  });

  it('of another size than its data is refused or decoded at that size', async () => {
    const file = withClaimedSize(await jpegOf(1), 1_000, 1_000);
    expect(await failureCode(decoded(file))).toBe('UPLOAD_REFUSED');
  });
});

it('of an imported product is not unpacked if it claims a huge size', async () => {
  const file = pngBy({ width: 8_000, height: 8_000 }, new Uint8Array(9));
  await expect(describePicture(file)).rejects.toThrow('pixel limit');
});

describe('a picture file', () => {
  it('that is truncated anywhere is refused', async () => {
    const files = [await jpegOf(5, 64), await bytesOf(pictureOf(5).resize(64).png())];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        async (file, share) => {
          const cut = file.slice(0, Math.min(Math.floor(file.length * share), file.length - 2));
          expect(await failureCode(decoded(cut))).toBe('UPLOAD_REFUSED');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('with any bytes changed is refused or decoded, without any other error', async () => {
    const files = [await jpegOf(6, 48), await bytesOf(pictureOf(6).resize(48).png())];
    const changes = fc.array(fc.tuple(fc.nat(3000), fc.nat(255)), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), changes, async (file, changed) => {
        const broken = Uint8Array.from(file);
        for (const [at, byte] of changed) broken[at % broken.length] = byte;
        const outcome = await decoded(broken).then(
          () => 'decoded',
          (error) => error.code,
        );
        expect(['decoded', 'UPLOAD_REFUSED', 'PICTURE_TOO_LARGE']).toContain(outcome);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'GIF89a\x04\0\x03\0',
    '%PDF-1.7',
    'RIFF\x24\0\0\0WEBPVP8 ',
  ])('is a JPEG or PNG: %j is not', async (text) => {
    expect(await failureCode(stripPicture(textFile(text)))).toBe('UPLOAD_REFUSED');
  });
});
