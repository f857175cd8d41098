import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testReferenceError } from './test-references.ts';

/** docs/security.md lists the rows of OWASP ASVS 5.0. When a row is met, lower the number here. */
const NOT_YET_AT_MOST = 0;

const ID = String.raw`\d+\.\d+\.\d+`;
const ROW = new RegExp(String.raw`^\| (${ID})(?:–(${ID}))? \| (.+) \| (.+) \| (.*) \|$`);
const STATES = ['met', 'declined', 'not yet', 'does not apply'];
const CODE = /^`([^`]+)`$/;

type Row = { first: string; last: string; state: string; reason: string; shownBy: string[] };

function readRows(document: string): Row[] {
  const lines = document.split('\n').filter((line) => /^\| \d/.test(line));
  return lines.map((line) => {
    const [, first, last = first, , cell = '', shownBy = ''] = ROW.exec(line) ?? [];
    if (!first || !last) throw new Error(`docs/security.md has a row that is none: ${line}`);
    const [state = '', ...reason] = cell.split(': ');
    return {
      first,
      last,
      state,
      reason: reason.join(': '),
      shownBy: shownBy === '' ? [] : shownBy.split('<br>'),
    };
  });
}

const order = (id: string) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);

function errorsOf({ state, reason, shownBy }: Row): string[] {
  const missing = shownBy.flatMap((one) => {
    const [, file] = CODE.exec(one) ?? [];
    if (file) return existsSync(file) ? [] : [`there is no ${file}`];
    return testReferenceError(one) ?? [];
  });
  if (!STATES.includes(state)) return [...missing, `“${state}” is no state`];
  if (state === 'met' && shownBy.length === 0) return [...missing, 'nothing shows it'];
  if (state !== 'met' && reason === '') return [...missing, 'has no reason'];
  return missing;
}

const document = readFileSync('docs/security.md', 'utf8');
const [shopPart = '', deskPart = ''] = document.split('\n## The desk, row by row\n');
const PARTS = [
  { part: 'the shops', rows: readRows(shopPart), atLeast: 150 },
  { part: 'the desk', rows: readRows(deskPart), atLeast: 60 },
];
const rows = PARTS.flatMap((part) => part.rows);

describe('the security requirements', () => {
  it.each(PARTS)('of $part are listed in the order of their numbers, each once', (part) => {
    const ids = part.rows.flatMap(({ first, last }) => (first === last ? [first] : [first, last]));
    expect(ids).toEqual(ids.toSorted((a, b) => order(a) - order(b)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(part.rows.length).toBeGreaterThan(part.atLeast);
  });

  it('name existing tests and files, or a reason', () => {
    const wrong = rows.flatMap((row) => errorsOf(row).map((what) => `${row.first}: ${what}`));
    expect(wrong).toEqual([]);
  });

  it('have no more unmet rows than before', () => {
    const unmet = rows.filter(({ state }) => state === 'not yet').map(({ first }) => first);
    expect(unmet.length, unmet.join(', ')).toBeLessThanOrEqual(NOT_YET_AT_MOST);
  });
});
