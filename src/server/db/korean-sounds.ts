/** The first syllable of Unicode; each is this plus its numbers of initial, vowel and final, as below. */
const FIRST = 0xac00;
const VOWELS = 21;
const FINALS = 28;
/** The letters in the order of Unicode. */
const INITIAL_LETTERS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const VOWEL_LETTERS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** The first one is no final. */
const FINAL_LETTERS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** Letters that are often confused, and the letter that represents them. */
const INITIALS: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' };
const VOWEL_SOUNDS: Record<string, string> = {
  ...{ ㅐ: 'ㅔ', ㅒ: 'ㅔ', ㅖ: 'ㅔ', ㅙ: 'ㅚ', ㅞ: 'ㅚ', ㅢ: 'ㅣ' },
};
/** Vowels behind ㅈ and ㅊ, where these sound alike. */
const AFTER_J: Record<string, string> = { ㅑ: 'ㅏ', ㅕ: 'ㅓ', ㅛ: 'ㅗ', ㅠ: 'ㅜ' };
const FINAL_SOUNDS: Record<string, string> = {
  ...{
    ㄲ: 'ㄱ',
    ㅋ: 'ㄱ',
    ㄳ: 'ㄱ',
    ㄺ: 'ㄱ',
    ㄵ: 'ㄴ',
    ㄶ: 'ㄴ',
    ㅅ: 'ㄷ',
    ㅆ: 'ㄷ',
    ㅈ: 'ㄷ',
    ㅊ: 'ㄷ',
  },
  ...{
    ㅌ: 'ㄷ',
    ㅎ: 'ㄷ',
    ㄼ: 'ㄹ',
    ㄽ: 'ㄹ',
    ㄾ: 'ㄹ',
    ㅀ: 'ㄹ',
    ㄻ: 'ㅁ',
    ㅍ: 'ㅂ',
    ㅄ: 'ㅂ',
    ㄿ: 'ㅂ',
  },
};
/** For each final: the part that stays, and the part that moves to a following vowel. */
const DOUBLE: Record<string, string> = {
  ...{
    ㄳ: 'ㄱㅅ',
    ㄵ: 'ㄴㅈ',
    ㄺ: 'ㄹㄱ',
    ㄻ: 'ㄹㅁ',
    ㄼ: 'ㄹㅂ',
    ㄽ: 'ㄹㅅ',
    ㄾ: 'ㄹㅌ',
    ㄿ: 'ㄹㅍ',
    ㅄ: 'ㅂㅅ',
  },
};

type Syllable = { initial: string; vowel: string; final: string };

/** Whether a word is of 2 to 8 Korean syllables. */
export const isKorean = (word: string): boolean => /^[\uac00-\ud7a3]{2,8}$/.test(word);

/** A Korean word as it sounds, in syllables: `목걸이` and `목거리` are both `목거리`. */
export function koreanSound(word: string): string {
  const syllables = Array.from(word, lettersOf);
  for (const [at, syllable] of syllables.entries()) {
    const next = syllables[at + 1];
    if (next?.initial !== 'ㅇ' || syllable.final === ' ' || syllable.final === 'ㅇ') continue;
    const [stays = ' ', moves = syllable.final] = DOUBLE[syllable.final] ?? ' ';
    if (!INITIAL_LETTERS.includes(moves)) continue;
    syllable.final = stays;
    next.initial = moves;
  }
  return syllables.map(soundOfSyllable).join('');
}

function lettersOf(character: string): Syllable {
  const number = (character.codePointAt(0) ?? FIRST) - FIRST;
  return {
    initial: INITIAL_LETTERS[Math.floor(number / (VOWELS * FINALS))] ?? 'ㅇ',
    vowel: VOWEL_LETTERS[Math.floor(number / FINALS) % VOWELS] ?? 'ㅏ',
    final: FINAL_LETTERS[number % FINALS] ?? ' ',
  };
}

function soundOfSyllable(syllable: Syllable): string {
  const initial = INITIALS[syllable.initial] ?? syllable.initial;
  const vowel = VOWEL_SOUNDS[syllable.vowel] ?? syllable.vowel;
  const spoken = 'ㅈㅊ'.includes(initial) ? (AFTER_J[vowel] ?? vowel) : vowel;
  const final = FINAL_SOUNDS[syllable.final] ?? syllable.final;
  const place = INITIAL_LETTERS.indexOf(initial) * VOWELS + VOWEL_LETTERS.indexOf(spoken);
  return String.fromCodePoint(FIRST + place * FINALS + FINAL_LETTERS.indexOf(final));
}
