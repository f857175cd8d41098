import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testReferenceError } from './test-references.ts';

/* docs/desk-accessibility.md has a row for each success criterion of WCAG 2.2, levels A and AA. */

const IDS =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 ' +
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 ' +
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';
const STATES = ['met', 'does not apply', 'not in full'];
/** The number of criteria that may be unmet. When one of them is met, lower the number here. */
const NOT_IN_FULL_AT_MOST = 1;

const rows = readFileSync('docs/desk-accessibility.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [, id = '', , result = '', shownBy = ''] = line.split(/ ?\| ?/);
    const [state = '', ...words] = result.split(': ');
    return { id, state, words, shownBy };
  });

it('every criterion of WCAG 2.2 at levels A and AA has its row, in order', () => {
  expect(rows.map(({ id }) => id)).toEqual(IDS.split(' '));
});

it('each row says how the result was found, and names existing tests', () => {
  const wrong = rows.flatMap(({ id, state, words, shownBy }) => [
    ...(STATES.includes(state) ? [] : [`${id}: “${state}” is no state`]),
    ...(words.length > 0 || shownBy !== '' ? [] : [`${id} says nothing`]),
    ...(shownBy === '' ? [] : shownBy.split('<br>')).flatMap(
      (one) => testReferenceError(one) ?? [],
    ),
  ]);
  expect(wrong).toEqual([]);
  const unmet = rows.filter(({ state }) => state === 'not in full');
  expect(unmet.length).toBeLessThanOrEqual(NOT_IN_FULL_AT_MOST);
});
