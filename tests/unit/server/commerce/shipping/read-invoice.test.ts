import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../src/server/commerce/shipping/read-invoice.ts';

const linesOf = (text: string) => readInvoice(text)?.lines.map(({ number, fen }) => [number, fen]);

describe('an invoice of a carrier', () => {
  it.each([
    ['with headings', 'Date,Tracking No,Weight,Amount\n2026-11-26,EA 123456785 CN,1.2,86.50'],
    ['in Chinese', '运单号\t重量\t运费\nEA123456785CN\t1.2\t￥86.50'],
    ['without headings', 'ea123456785cn;1.2;86,50'],
    ['as a spreadsheet guards it', 'Order,Total\n="EA123456785CN",86.5'],
  ])('%s', (_, text) => {
    expect(linesOf(text)).toEqual([['EA123456785CN', 86_50]]);
  });

  it('adds the charges of one number up, and takes a credit off', () => {
    const text = 'Tracking,Amount\nA1234,10.00\nB1234,"1,200.00"\nA1234,5.5\nA1234,-0.50';
    expect(linesOf(text)).toEqual([
      ['A1234', 15_00],
      ['B1234', 1200_00],
    ]);
  });

  it('names the rows that it can not read, with their places', () => {
    const read = readInvoice('Tracking,Amount\nA1234,1O\n,5.00\nB1234,5.00');
    expect(read?.lines).toEqual([{ row: 4, number: 'B1234', fen: 5_00 }]);
    expect(read?.mistakes.map(({ row }) => row)).toEqual([2, 3]);
  });

  it('is none without rows', () => {
    expect(readInvoice('')).toBeUndefined();
    expect(readInvoice('Tracking,Amount')).toBeUndefined();
  });

  it('is the sum of its rows, whatever they are', () => {
    const row = fc.tuple(
      fc.constantFrom('A1234', 'B1234', 'C1234'),
      fc.integer({ min: 0, max: 1e8 }),
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 50 }), (rows) => {
        const text = rows.map(([number, fen]) => `${number},${(fen / 100).toFixed(2)}`).join('\n');
        const read = readInvoice(`Tracking,Amount\n${text}`);
        const sum = read?.lines.reduce((total, { fen }) => total + fen, 0);
        expect(sum).toBe(rows.reduce((total, [, fen]) => total + fen, 0));
        expect(read?.mistakes).toEqual([]);
      }),
    );
  });
});
