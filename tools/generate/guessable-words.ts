import { writeFileSync } from 'node:fs';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/*
 * node tools/generate/guessable-words.ts
 *
 * Writes the words by which passwords are judged, out of the estimator's own lists: the most common
 * ones, because the whole lists are 1.9 MB and a Worker has 2.5 MB altogether.
 */

export const FILE = 'src/server/crypto/guessable-words.json';
const PASSWORDS = 4000;
const WORDS = 1000;
/** Lists of seasons, months, numbers and the like have fewer words; all of them are taken. */
const SHORT_LIST = 50;

type Lists = Record<string, readonly (string | number)[]>;

const joined = (list: readonly (string | number)[], most: number) => list.slice(0, most).join(' ');

/** The file's text: lists of words separated by spaces, and the keyboards' neighbours. */
export function guessableWords(): string {
  const lists: Lists = { ...common, ...english };
  const { 'passwords-common': passwords = [], 'commonWords-en': words = [], ...others } = lists;
  const short = Object.entries(others).filter(([, list]) => list.length <= SHORT_LIST);
  const dictionary = {
    passwords: joined(passwords, PASSWORDS),
    words: joined(words, WORDS),
    ...Object.fromEntries(short.map(([name, list]) => [name, joined(list, SHORT_LIST)])),
  };
  const { qwerty, keypad } = adjacencyGraphs;
  return `${JSON.stringify({ dictionary, graphs: { qwerty, keypad } })}\n`;
}

if (import.meta.main) writeFileSync(FILE, guessableWords());
