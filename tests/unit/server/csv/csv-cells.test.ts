import { describe, expect, test } from 'vitest';
import { csvRecord, plainText, spreadsheetText } from '../../../../src/server/csv/csv.ts';

/** Reads one record as RFC 4180 says. */
function readRecord(line: string): string[] {
  const cells: string[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const match = /^(?:"((?:[^"]|"")*)"|([^,"]*))(,|$)/s.exec(rest);
    if (!match) throw new Error(`not a record: ${rest}`);
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') return cells;
    rest = rest.slice(match[0].length);
  }
}

/** Texts of awkward characters; the same in every run. */
function awkwardTexts(count: number): string[] {
  const characters = ['"', ',', '\r', '\n', '=', '+', '-', '@', '\t', "'", 'a', '7', '茶', ' '];
  let seed = 7;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed;
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: next() % 6 }, () => characters[next() % characters.length]).join(''),
  );
}

describe('a record', () => {
  test('is read again as it was written, whatever its cells hold', () => {
    const texts = awkwardTexts(3000);
    for (let i = 0; i < texts.length; i += 3) {
      const cells = texts.slice(i, i + 3);
      expect(readRecord(csvRecord(cells))).toEqual(cells);
    }
  });
});

describe('a text for a spreadsheet', () => {
  test('never begins a formula', () => {
    for (const text of awkwardTexts(3000)) {
      expect(spreadsheetText(text)).not.toMatch(/^[=+\-@\t\r\n]/);
    }
    expect(plainText('=HYPERLINK("http://x")')).toBe(`'=HYPERLINK("http://x")`);
    expect(plainText('＝1+1')).toBe("'＝1+1");
    expect(plainText('a=1')).toBe('a=1');
  });

  test('keeps every digit of a long number, and zeros before it', () => {
    expect(spreadsheetText('773120045678901234')).toBe('="773120045678901234"');
    expect(spreadsheetText('0044123')).toBe('="0044123"');
    expect(spreadsheetText('12345')).toBe('12345');
    expect(spreadsheetText('0')).toBe('0');
    expect(spreadsheetText('SF773120045678901234')).toBe('SF773120045678901234');
  });
});
