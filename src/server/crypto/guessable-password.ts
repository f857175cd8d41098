import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import words from './guessable-words.json' with { type: 'json' };

/** Common passwords and words of our shoppers that the estimator's English lists lack: in other languages, brands, places. */
const MORE_COMMON_WORDS = `motdepasse contrasena contraseña matkhau katasandi wachtwoord kennwort senha
пароль привет любовь йцукен йцукенгшщз teamo teamomucho tequiero woaini woaiwojia woshishui nihao 5201314
1314 520 anhyeuem emyeuanh sayang bismillah assalamualaikum alhamdulillah allahuakbar muhammad dkssud
tkfkdgo sakura lahore indonesia kazakhstan uzbekistan tashkent vietnam malaysia thailand laos taobao
alibaba 1688 weidian poizon iphone instagram whatsapp wechat administrator temporary default hallelujah
ilovejesus jesusislord lozinka corazon belarus`;

/**
 * How many guesses a password must withstand. Eight random characters do. The limits of signing in allow
 * about a hundredth of that in a year.
 */
const MIN_GUESSES = 1e8;

const listOf = (text: string): string[] => text.split(/\s+/);

const estimator = new ZxcvbnFactory({
  dictionary: {
    ...Object.fromEntries(
      Object.entries(words.dictionary).map(([name, list]) => [name, listOf(list)]),
    ),
    moreCommonWords: listOf(MORE_COMMON_WORDS),
  },
  graphs: words.graphs,
  // The time grows with the square of the length: 64 characters may take a second. So only the first 24
  // characters are estimated.
  maxLength: 24,
  l33tMaxSubstitutions: 20,
});

/**
 * Whether a password is easy to guess: common, made of common words, dates, keyboard patterns and
 * repetitions, or of `knownTexts` about its owner and the shop (names, e-mail, host).
 */
export function isGuessable(password: string, knownTexts: readonly string[]): boolean {
  const folded = foldCase(password);
  const parts = partsOf(knownTexts);
  // The estimator counts digits and symbols around a word as random, so that case is checked here.
  const isKnown = parts.some((part) => part === folded || part === trimNonLetters(folded));
  return isKnown || estimator.check(password.normalize('NFKC'), parts).guesses < MIN_GUESSES;
}

/** Each text, the text without its separators, and its words: `mia tan`, `miatan`, `mia`, `tan`. */
function partsOf(texts: readonly string[]): string[] {
  const parts = texts.map(foldCase).flatMap((text) => {
    const words = text.split(/[^\p{L}\p{N}]+/u);
    return [text, words.join(''), ...words];
  });
  return [...new Set(parts)].filter((part) => part !== '');
}

const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A text without the digits and symbols around it: `alice` for `alice2026!`. */
const trimNonLetters = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
