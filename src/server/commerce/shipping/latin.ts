/** The letters that the fonts of papers have: Latin-1. */
const SHOWN_LETTER = /^[\x20-\x7E\xA0-\xFF]$/;
/** Replacements for signs outside Latin-1 that `normalize` can't take apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '’': "'",
  '‘': "'",
  ʻ: "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '，': ',',
  '（': '(',
  '）': ')',
  '×': 'x',
};

/**
 * A text in the letters that carriers and customs abroad can read, which are also those of a PDF's built-in
 * fonts. `isComplete`: whether no letter was left out.
 */
export function inLatin(text: string): { text: string; isComplete: boolean } {
  let isComplete = true;
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (SHOWN_LETTER.test(letter)) return letter;
    const plainLetter = PLAIN[letter] ?? letter.normalize('NFKD').replaceAll(/\p{M}/gu, '');
    if (plainLetter !== '' && [...plainLetter].every((one) => SHOWN_LETTER.test(one)))
      return plainLetter;
    isComplete = false;
    return ' ';
  });
  return { text: letters.join('').replaceAll(/\s+/g, ' ').trim(), isComplete };
}
