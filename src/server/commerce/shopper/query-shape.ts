import { foldName } from '../identity/name-words.ts';

/** The kind of a search by the staff, recognised by the form of the typed text. */
export type QueryShape =
  | { kind: 'EMAIL'; email: string }
  | { kind: 'NUMBER'; number: string }
  /** Words of a name, and the last digits of a phone number; one of them may be missing. */
  | { kind: 'CALLER'; words: string[]; digits: string };

/** The fewest digits by which a phone number is looked for. */
const MIN_DIGITS = 5;
const MAX_WORDS = 4;

/** The shape of the typed text; undefined if it can't find anything. */
export function shapeOf(typed: string): QueryShape | undefined {
  const text = typed.normalize('NFKC').trim();
  if (text.includes('@')) return { kind: 'EMAIL', email: text.toLowerCase() };
  if (/^[A-Z]\d{6}[0-9A-Z]{4,8}$/i.test(text)) {
    return { kind: 'NUMBER', number: text.toUpperCase() };
  }
  const phone = text.match(/[+\d][\d\s().-]*/g)?.join(' ') ?? '';
  const digits = phone.replaceAll(/\D/g, '');
  const words = foldName(text)
    .split(' ')
    .filter((word) => word !== '' && !/^[+\d().-]+$/.test(word))
    .slice(0, MAX_WORDS);
  const usableDigits = digits.length >= MIN_DIGITS ? digits : '';
  if (words.length === 0 && usableDigits === '') return undefined;
  return { kind: 'CALLER', words, digits: usableDigits };
}
