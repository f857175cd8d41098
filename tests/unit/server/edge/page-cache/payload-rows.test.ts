import { describe, expect, test } from 'vitest';
import { withoutOnce } from '../../../../../src/server/edge/page-cache/payload-rows.ts';

const lines = (...rows: string[]) => rows.map((row) => `${row}\n`).join('');

describe('a payload without what its document says already', () => {
  test('loses what only the document needs, with all that is named by that alone', () => {
    const payload = lines(
      '1:I["a1",[],"Once",1]',
      '2:I["b2",[],"Price",1]',
      ':HL["/assets/style.css","style"]',
      '0:{"page":["$","$L1",null,{"once":"$@3"}],"_etags":{}}',
      '3:[["$","p",null,{"children":"$L4"}]]',
      '4:["$","$L2",null,{}]',
    );
    expect(withoutOnce(payload)).toBe(
      lines(
        '1:I["a1",[],"Once",1]',
        ':HL["/assets/style.css","style"]',
        '0:{"page":["$","$L1",null,{"once":"$@3"}],"_etags":{}}',
      ),
    );
  });

  test.each([
    ['an element', '"$L3"'],
    ['a value', '"$3"'],
    ['a part of it', '"$3:0:props:money"'],
    ['a promise of another name', '"$@3"'],
    ['a map', '"$Q3"'],
  ])('keeps what somebody else names: %s', (_, named) => {
    const payload = lines(`0:[{"once":"$@3"},{"other":${named}}]`, '3:["three","$a"]', 'a:["ten"]');
    expect(withoutOnce(payload)).toBe(payload);
  });

  test('takes an id of letters for what it is, with and without a sign', () => {
    const payload = lines('0:["$Lab","$cd"]', 'ab:[]', 'cd:[]', 'ef:[]');
    expect(withoutOnce(payload)).toBe(lines('0:["$Lab","$cd"]', 'ab:[]', 'cd:[]'));
  });

  test('counts the bytes of a text that stands for itself', () => {
    const text = '價格: 1 €\n4:"no row" 😀';
    const bytes = Buffer.byteLength(text).toString(16);
    const payload = `0:["$3"]\n3:T${bytes},${text}4:"dropped"\n`;
    expect(withoutOnce(payload)).toBe(`0:["$3"]\n3:T${bytes},${text}`);
  });

  test('leaves alone what it can’t read', () => {
    expect(withoutOnce('0:[]\nrubbish')).toBeUndefined();
    expect(withoutOnce('0:["$3"]\n3:o3,abc')).toBeUndefined();
    expect(withoutOnce('0:[]')).toBeUndefined();
  });
});
