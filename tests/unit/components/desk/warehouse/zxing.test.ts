import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toBuffer } from 'bwip-js/node';
import { decode } from 'fast-png';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule } from 'zxing-wasm/reader';
import { readCodes } from '../../../../../src/components/desk/warehouse/zxing.ts';
import { ownCode } from '../../../../../src/contract/values/warehouse/warehouse-codes.ts';

/** A picture of a code on white paper, as a camera's canvas gives it. */
async function pictureOf(bcid: 'code128' | 'qrcode', text: string): Promise<ImageData> {
  const paper = { scale: 3, padding: 12, backgroundcolor: 'FFFFFF' };
  const { width, height, data, channels } = decode(await toBuffer({ bcid, text, ...paper }));
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const value = data[at * channels] ?? 0;
    pixels.fill(value > 1 ? value : value * 255, at * 4, at * 4 + 3);
  }
  return { data: pixels, width, height, colorSpace: 'srgb' } as ImageData;
}

beforeAll(() => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer } });
});

const PARCEL = ownCode('PARCEL', 'K2611240000017');

test.each(['code128', 'qrcode'] as const)('reads a label by its %s', async (bcid) => {
  expect(await readCodes(await pictureOf(bcid, PARCEL))).toEqual([PARCEL]);
});

test('reads a courier’s QR code with a whole address', async () => {
  const text = 'https://example.com/track?no=SF1234567890123';
  expect(await readCodes(await pictureOf('qrcode', text))).toEqual([text]);
});

test('reads nothing from white paper', async () => {
  const [width, height] = [200, 100];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  expect(await readCodes({ data, width, height, colorSpace: 'srgb' } as ImageData)).toEqual([]);
});
