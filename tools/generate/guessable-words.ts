import { writeFileSync } from 'node:fs';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/*
 * node tools/generate/guessable-words.ts
 *
 * Writes the word lists by which passwords are rated (docs/decisions/046). They are the most common words
 * of the estimator's own lists: the whole lists are 1.9 MB, and the whole Worker may have 2.5 MB.
 */

export const FILE = 'src/server/crypto/guessable-words.json';
const PASSWORD_COUNT = 4000;
const WORD_COUNT = 1000;
/** Lists with at most this number of words, such as seasons and months, are included whole; longer ones are left out. */
const MAX_SHORT_LIST = 50;

type Lists = Record<string, readonly (string | number)[]>;

const joined = (list: readonly (string | number)[], count: number) =>
  list.slice(0, count).join(' ');

/** The file's text: lists of words separated by spaces, and which keys are neighbours on a keyboard. */
export function guessableWords(): string {
  const lists: Lists = { ...common, ...english };
  const { 'passwords-common': passwords = [], 'commonWords-en': words = [], ...others } = lists;
  const short = Object.entries(others).filter(([, list]) => list.length <= MAX_SHORT_LIST);
  const dictionary = {
    passwords: joined(passwords, PASSWORD_COUNT),
    words: joined(words, WORD_COUNT),
    ...Object.fromEntries(short.map(([name, list]) => [name, joined(list, MAX_SHORT_LIST)])),
  };
  const { qwerty, keypad } = adjacencyGraphs;
  return `${JSON.stringify({ dictionary, graphs: { qwerty, keypad } })}\n`;
}

if (import.meta.main) writeFileSync(FILE, guessableWords());
