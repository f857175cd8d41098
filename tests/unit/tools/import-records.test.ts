import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCells, readHeader } from '../../../tools/import/csv-columns.ts';
import { type Format, MAX_RECORD_BYTES, recordsOf } from '../../../tools/import/records.ts';

type Seen = { line: number; text: string | undefined; offset: number };

async function read(chunks: Uint8Array[], format: Format): Promise<Seen[]> {
  const seen: Seen[] = [];
  for await (const { line, bytes, next } of recordsOf(chunks, { format })) {
    seen.push({ line, text: bytes?.toString(), offset: next.offset });
  }
  return seen;
}

const bytes = (text: string) => Buffer.from(text);
const texts = async (text: string, format: Format) =>
  (await read([bytes(text)], format)).map(({ line, text }) => [line, text]);

/** Texts with many quotes, line breaks and commas. */
const csvLike = fc
  .array(fc.constantFrom('"', '\n', '\r\n', ',', 'a', '连衣裙', '""'), { maxLength: 60 })
  .map((parts) => parts.join(''));

describe('the records of a file', () => {
  test('are the same for any chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        csvLike,
        fc.array(fc.nat(200), { maxLength: 5 }),
        fc.constantFrom<Format>('csv', 'jsonl'),
        async (text, cuts, format) => {
          const whole = bytes(text);
          const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)).sort((a, b) => a - b)];
          const chunks = places.map((from, i) => whole.subarray(from, places[i + 1]));
          expect(await read(chunks, format)).toEqual(await read([whole], format));
        },
      ),
    );
  });

  test('have no gaps until the end of the file', async () => {
    await fc.assert(
      fc.asyncProperty(csvLike, fc.constantFrom<Format>('csv', 'jsonl'), async (text, format) => {
        const seen = await read([bytes(text)], format);
        expect(seen.at(-1)?.offset ?? 0).toBe(bytes(text).length);
        for (const [i, { offset }] of seen.entries()) {
          const from = { offset, line: 1 };
          const rest = recordsOf([bytes(text).subarray(offset)], { format, from });
          const behind: (string | undefined)[] = [];
          for await (const record of rest) behind.push(record.bytes?.toString());
          expect(behind).toEqual(seen.slice(i + 1).map(({ text }) => text));
        }
      }),
    );
  });

  test('end with a line break, in CSV with one outside quotes', async () => {
    expect(await texts('a\r\nb\n\nc', 'jsonl')).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, ''],
      [4, 'c'],
    ]);
    expect(await texts('a,"b\nb"\nc,d\n', 'csv')).toEqual([
      [1, 'a,"b\nb"'],
      [3, 'c,d'],
    ]);
    expect(await texts('5" tube,"say ""a\n"""\nc', 'csv')).toEqual([
      [1, '5" tube,"say ""a\n"""'],
      [3, 'c'],
    ]);
  });

  test('lose only one line if a quote is never closed', async () => {
    expect(await texts('a,"b\nc,d\ne,f', 'csv')).toEqual([
      [1, 'a,"b'],
      [2, 'c,d'],
      [3, 'e,f'],
    ]);
    const long = `a,"b\n${'c,d\n'.repeat(MAX_RECORD_BYTES / 4)}`;
    const seen = await read([bytes(long)], 'csv');
    expect(seen[0]?.text).toBe('a,"b');
    expect(seen.length).toBe(1 + MAX_RECORD_BYTES / 4);
  });

  test.each<Format>(['csv', 'jsonl'])('skip a line of 20 MB (%s)', async (format) => {
    const line = bytes('x'.repeat(65_536));
    const chunks = [bytes('a\n'), ...Array<Buffer>(320).fill(line), bytes('\nb\n')];
    expect((await read(chunks, format)).map(({ line, text }) => [line, text])).toEqual([
      [1, 'a'],
      [2, undefined],
      [3, 'b'],
    ]);
    expect(await read([Buffer.concat(chunks)], format)).toEqual(await read(chunks, format));
  });
});

describe('columns of CSV', () => {
  test('nest by dots, lists and JSON', () => {
    const columns = readHeader('title;titles.ru;images;category;price;stock;shop.name;skus');
    expect(columns.delimiter).toBe(';');
    const row = 'T恤;Футболка;/a|/b;Men > Tops;"12.30";5;店;"[{""skuId"":""1""}]"';
    expect(readCells(row, columns)).toEqual({
      title: 'T恤',
      titles: { ru: 'Футболка' },
      images: ['/a', '/b'],
      category: ['Men', 'Tops'],
      price: '12.30',
      stock: 5,
      shop: { name: '店' },
      skus: [{ skuId: '1' }],
    });
  });

  test('are refused if the header has no name for one, or a name twice', () => {
    expect(() => readHeader('a,b')).toThrow(/title/);
    expect(() => readHeader('title,price,price')).toThrow(/twice/);
  });

  test('never touch a prototype', () => {
    const columns = readHeader('title,__proto__.polluted,constructor.prototype.polluted');
    readCells('a,b,c', columns);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
