/**
 * A name for searches: in lower case, without accents, its words with one space between. A trigger puts the
 * words into `shopper_words`.
 */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Pd}.,·'’]+/gu, ' ')
    .trim();
