import { readFileSync } from 'node:fs';
import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGuessable } from '../../../../src/server/crypto/guessable-password.ts';
import { FILE, guessableWords } from '../../../../tools/generate/guessable-words.ts';

const KNOWN = ['Sampan', 'shop.sampan.test', 'Mia Tan', 'mia@example.org'];

describe('a password is refused that is', () => {
  it.each([
    ['common', ['password', 'PassWord1', '12345678', 'qwertyuiop', 'iloveyou', 'letmein123']],
    ['common elsewhere', ['woaini1314', 'Йцукен123', 'пароль123', 'contraseña1', 'matkhau123']],
    ['repeated', ['aaaaaaaa', 'abababab', 'xyzxyzxyz']],
    ['a season or a date', ['Summer2026!', 'winter2025', '24.12.1990']],
    ['the shop’s name', ['sampan2026', 'Sampan2026!', 'sampan2026!!!']],
    ['its owner’s name', ['mia tan 2026', 'MiaTan2026', '!!!Mia123', 'Tan!2026!']],
    ['its owner’s e-mail', ['mia@example.org', 'MIA@example.org1']],
    ['written with other signs', ['p@ssw0rd', 'ｐａｓｓｗｏｒｄ']],
  ])('%s', (_, passwords) => {
    expect(passwords.filter((password) => !isGuessable(password, KNOWN))).toEqual([]);
  });

  // Every password of the three thousand that is long enough, forty of them at a time.
  it('one of the three thousand that the estimator knows as the most common', () => {
    const common = (dictionary['passwords-common'] ?? []).slice(0, 3000).map(String);
    const enough = common.filter((password) => password.length >= 8);
    expect(enough.length).toBeGreaterThan(600);
    fc.assert(
      fc.property(fc.constantFrom(...enough), (password) => isGuessable(password, [])),
      { seed: 46, numRuns: 40 },
    );
  });
});

describe('a password is taken that is', () => {
  it.each(['correct horse battery', 'tr0ub4dor&3', 'demo-sampan-2026', 'ສະບາຍດີຊາວໂລກ', 'x7#Kq2!m'])(
    'hard to guess: %s',
    (password) => {
      expect(isGuessable(password, KNOWN)).toBe(false);
    },
  );
});

it('the words by which passwords are rated come from the estimator’s lists', () => {
  // Otherwise run `node tools/generate/guessable-words.ts`.
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(JSON.parse(guessableWords()));
});
