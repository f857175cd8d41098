import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  normaliseCode,
  OWN_CODES,
  type OwnCodeKind,
  ownCode,
  readOwnCode,
  readSize,
  readWeight,
} from '../../../../../src/contract/values/warehouse/warehouse-codes.ts';

const CHARACTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const character = fc.constantFrom(...CHARACTERS);
const name = fc.array(character, { minLength: 1, maxLength: 20 }).map((all) => all.join(''));
const kind = fc.constantFrom(...(Object.keys(OWN_CODES) as OwnCodeKind[]));

it('our own codes say what they name', () => {
  fc.assert(
    fc.property(kind, name, (what, named) => {
      const code = ownCode(what, named);
      expect(code).toMatch(/^[A-Z0-9]+$/);
      expect(readOwnCode(code)).toEqual({ kind: what, name: named });
    }),
  );
});

it('one wrong character is noticed', () => {
  fc.assert(
    fc.property(kind, name, fc.nat(), character, (what, named, at, other) => {
      const code = ownCode(what, named);
      const place = at % code.length;
      fc.pre(code[place] !== other);
      const wrong = code.slice(0, place) + other + code.slice(place + 1);
      expect(readOwnCode(wrong)).toBeUndefined();
    }),
  );
});

it('two neighbours that changed places are noticed, but for 2 of 1,260 pairs', () => {
  const pairs = CHARACTERS.flatMap((left) =>
    CHARACTERS.filter((right) => right !== left).map((right) => [left, right] as const),
  );
  fc.assert(
    fc.property(kind, name, (what, named) => {
      const missed = pairs.filter(([left, right]) => {
        const check = ownCode(what, named + left + right).at(-1);
        return readOwnCode(OWN_CODES[what] + named + right + left + check) !== undefined;
      });
      expect(missed).toHaveLength(2);
    }),
  );
});

it('a normalised code has only A-Z and 0-9, and stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (scanned) => {
      const code = normaliseCode(scanned);
      expect(code).toMatch(/^[A-Z0-9]*$/);
      expect(normaliseCode(code)).toBe(code);
    }),
  );
});

it('full-width characters, control characters and dashes make no difference', () => {
  const fullWidth = (text: string) =>
    [...text].map((one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join('');
  fc.assert(
    fc.property(name, (code) => {
      expect(normaliseCode(fullWidth(code))).toBe(code);
      expect(normaliseCode(`${code.toLowerCase()}\r\n`)).toBe(code);
      expect(normaliseCode(`]C1\u001D${code}\u0004`)).toBe(code);
      expect(normaliseCode([...code].join('-'))).toBe(code);
    }),
  );
});

it('weights and sizes are codes, too', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500_000 }), (weightG) => {
      expect(readWeight(`W${weightG}`)).toBe(weightG);
    }),
  );
  expect(readWeight('W0')).toBeUndefined();
  expect(readWeight('W500001')).toBeUndefined();
  expect(readWeight('WE1240')).toBeUndefined();
  expect(readSize('D300X200X150')).toEqual({ lengthMm: 300, widthMm: 200, heightMm: 150 });
  expect(readSize('D300X0X150')).toBeUndefined();
  expect(readSize('D300X200')).toBeUndefined();
});
