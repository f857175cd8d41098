import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testReferenceError } from './test-references.ts';

/** The number of requirements that may be unmet. When one of them is built, lower the number here. */
const NOT_IN_FULL_AT_MOST = 0;

const ROW = /^\| D(\d)\.(\d+) \| (.+) \| (.+) \|$/;
const lines = readFileSync('docs/desk-specification.md', 'utf8').split('\n');
const rows = lines
  .filter((line) => line.startsWith('|') && !/^\|( id |-)/.test(line))
  .map((line) => {
    const [, section = '', number = '', requirement = '', cell = ''] = ROW.exec(line) ?? [];
    return { line, section, number: Number(number), requirement, cell };
  });

it('every row of the desk’s specification has the right form, and rows are numbered from 1 on in each section', () => {
  const wrong = rows.filter(({ section, number }, index) => {
    const before = rows[index - 1];
    return section === '' || number !== (before?.section === section ? before.number + 1 : 1);
  });
  expect(wrong.map(({ line }) => line)).toEqual([]);
  expect(rows.length).toBeGreaterThan(75);
});

it('its rows name existing tests', () => {
  const wrong = rows.flatMap(({ section, number, cell }) =>
    cell
      .split('<br>')
      .flatMap((one) => testReferenceError(one) ?? [])
      .map((error) => `D${section}.${number}: ${error}`),
  );
  expect(wrong).toEqual([]);
});

it('it has no more unmet rows than before', () => {
  const unmet = rows.filter(({ requirement }) => /\*\*Not yet in full:\*\* \S/.test(requirement));
  expect(unmet.length).toBeLessThanOrEqual(NOT_IN_FULL_AT_MOST);
});
