import type { Locale } from '../../../../contract/values/shop/locales.ts';
import { CATALOGUE_LANGUAGES } from '../../../../i18n/languages.ts';

/**
 * What was meant by Latin letters that were typed while the keyboard was not set to the language (`yfeiybrb` is
 * `наушники`); undefined if the language has no letters for them.
 */
export function onOwnKeyboard(keyword: string, locale: Locale): string | undefined {
  const { keyboard } = CATALOGUE_LANGUAGES[locale];
  if (!keyboard || !/[a-z]/i.test(keyword) || !/^[\x20-\x7e]+$/.test(keyword)) return undefined;
  const letters = Array.from(
    keyword,
    (typed) => keyboard[typed] ?? keyboard[typed.toLowerCase()] ?? typed,
  );
  return syllables(letters.join(''));
}

const LEADS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const TAILS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
/** Letters that are typed as two. */
const PAIRS: Record<string, string> = {
  ...{ ㅗㅏ: 'ㅘ', ㅗㅐ: 'ㅙ', ㅗㅣ: 'ㅚ', ㅜㅓ: 'ㅝ', ㅜㅔ: 'ㅞ', ㅜㅣ: 'ㅟ', ㅡㅣ: 'ㅢ' },
  ...{ ㄱㅅ: 'ㄳ', ㄴㅈ: 'ㄵ', ㄴㅎ: 'ㄶ', ㄹㄱ: 'ㄺ', ㄹㅁ: 'ㄻ', ㄹㅂ: 'ㄼ', ㄹㅅ: 'ㄽ' },
  ...{ ㄹㅌ: 'ㄾ', ㄹㅍ: 'ㄿ', ㄹㅎ: 'ㅀ', ㅂㅅ: 'ㅄ' },
};
/** A lead, one or two vowels, and up to two consonants that no vowel follows. */
const SYLLABLE = /([ㄱ-ㅎ])([ㅏ-ㅣ]{1,2})((?:[ㄱ-ㅎ](?![ㅏ-ㅣ])){0,2})/g;

/** Korean letters in a row, written as syllables. */
const syllables = (text: string): string =>
  text.replaceAll(SYLLABLE, (typed, lead: string, vowels: string, tails: string) => {
    const vowel = VOWELS.indexOf(PAIRS[vowels] ?? vowels);
    const tail = tails === '' ? 0 : TAILS.indexOf(PAIRS[tails] ?? tails) + 1;
    if (vowel < 0 || (tails !== '' && tail === 0)) return typed;
    const first = LEADS.indexOf(lead) * VOWELS.length + vowel;
    return String.fromCodePoint(0xac00 + first * (TAILS.length + 1) + tail);
  });
