import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  crc16,
  type PayCodeContent,
  payCodeImage,
  payCodePayload,
} from '../../../../src/server/payments/qr-code/payload.ts';

const content: PayCodeContent = {
  scheme: 'la.test.laoqr',
  merchantId: 'NAGA0105550042',
  merchantName: 'Naga Post',
  city: 'Vientiane',
  country: 'la',
  currency: 'LAK',
  amount: '150625',
  reference: 'D2611217KQ2M8X',
};

/** The fields of a payload, in their order. */
function fieldsOf(payload: string): [string, string][] {
  const fields: [string, string][] = [];
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields.push([payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length)]);
    at += 4 + length;
  }
  return fields;
}
const fieldOf = (changed: Partial<PayCodeContent>, name: string) =>
  new Map(fieldsOf(payCodePayload({ ...content, ...changed }) ?? '')).get(name);

describe('the payload of a pay code', () => {
  it('has the fields of the EMVCo format, the checksum last', () => {
    const payload = payCodePayload(content) ?? '';
    expect(fieldsOf(payload)).toEqual([
      ['00', '01'],
      ['01', '12'],
      ['26', '0013la.test.laoqr0114NAGA0105550042'],
      ['52', '4215'],
      ['53', '418'],
      ['54', '150625.00'],
      ['58', 'LA'],
      ['59', 'Naga Post'],
      ['60', 'Vientiane'],
      ['62', '0514D2611217KQ2M8X'],
      ['63', crc16(payload.slice(0, -4))],
    ]);
  });

  it('writes an amount with the decimals of its currency', () => {
    expect(fieldOf({ currency: 'KRW', amount: '20530' }, '54')).toBe('20530');
    expect(fieldOf({ currency: 'KZT', amount: '7260.00' }, '54')).toBe('7260.00');
    expect(fieldOf({ currency: 'KZT', amount: '7260.00' }, '53')).toBe('398');
  });

  it('has only characters and lengths that every scanner reads', () => {
    expect(fieldOf({ merchantName: 'Café «Дала» — the very long name of a shop' }, '59')).toBe(
      'Cafe   the very long name',
    );
    expect(fieldOf({ city: 'Santiago de los Caballeros' }, '60')).toBe('Santiago de los');
  });

  it('is undefined for a currency without a numeric code', () => {
    expect(payCodePayload({ ...content, currency: 'XXX' })).toBeUndefined();
  });
});

describe('the checksum', () => {
  it.each([
    // The check value of CRC-16/IBM-3740.
    ['123456789', '29B1'],
    // The example of EMVCo's specification of merchant-presented codes, up to its checksum.
    [
      '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304',
      'A13A',
    ],
  ])('of %s is %s', (text, checksum) => {
    expect(crc16(text)).toBe(checksum);
  });
});

it('the picture of a pay code scans as its payload', async () => {
  const payload = payCodePayload(content) ?? '';
  const [head, svg = ''] = payCodeImage(payload).split(',');
  expect(head).toBe('data:image/svg+xml');
  const { data, info } = await sharp(Buffer.from(decodeURIComponent(svg)))
    .resize(400)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQR({ width: info.width, height: info.height, data })).toBe(payload);
});
