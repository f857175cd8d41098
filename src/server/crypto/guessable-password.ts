import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import words from './guessable-words.json' with { type: 'json' };

/** Common in this shop's languages, and not in the estimator's English lists. */
const ABROAD = `motdepasse contrasena contraseña matkhau katasandi wachtwoord kennwort senha
пароль привет любовь йцукен йцукенгшщз teamo teamomucho tequiero woaini woaiwojia woshishui nihao 5201314
1314 520 anhyeuem emyeuanh sayang bismillah assalamualaikum alhamdulillah allahuakbar muhammad dkssud
tkfkdgo sakura lahore indonesia kazakhstan uzbekistan tashkent vietnam malaysia thailand laos taobao
alibaba 1688 weidian poizon iphone instagram whatsapp wechat administrator temporary default hallelujah
ilovejesus jesusislord lozinka corazon belarus`;

/**
 * Tries that a password must withstand. Eight random signs do; what the limits of a sign-in let through
 * in a year is a hundredth of it.
 */
const LEAST_GUESSES = 1e8;

const listOf = (text: string): string[] => text.split(/\s+/);

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...Object.fromEntries(
      Object.entries(words.dictionary).map(([name, list]) => [name, listOf(list)]),
    ),
    abroad: listOf(ABROAD),
  },
  graphs: words.graphs,
  // The time grows with the square of the length: all of a password of 64 signs may take a second. So a
  // longer password must be hard to guess by its beginning.
  maxLength: 24,
  l33tMaxSubstitutions: 20,
});

/**
 * Whether a password is easy to guess: common, made of common words, dates, keyboard patterns and
 * repetitions, or of what is `known` about its owner and the shop (names, e-mail, host).
 */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const given = plain(password);
  const parts = partsOf(known);
  // The estimator takes digits and signs around a word for random ones.
  const isKnown = parts.some((part) => part === given || part === letters(given));
  return isKnown || estimator.check(password.normalize('NFKC'), parts).guesses < LEAST_GUESSES;
}

/** Texts, without spaces and signs too, and their parts: `mia tan`, `miatan`, `mia`, `tan`. */
function partsOf(known: readonly string[]): string[] {
  const parts = known.map(plain).flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, words.join(''), ...words];
  });
  return [...new Set(parts)].filter((part) => part !== '');
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A text without the digits and signs around it: `alice` for `alice2026!`. */
const letters = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
