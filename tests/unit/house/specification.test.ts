import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testReferenceError } from './test-references.ts';

/**
 * docs/specification.md names a test for each requirement. It marks those that are not built yet, or otherwise on purpose.
 * When one is built, lower the number here.
 */
const UNMET_AT_MOST = 9;

const SECTION = /^## (\d+)\. /;
const ROW = /^\| (S\d+\.\d+) \| (.+) \| (.+) \|$/;

type Row = { id: string; section: string; requirement: string; cell: string };

function readRows(document: string): Row[] {
  let section = '0';
  const rows: Row[] = [];
  for (const line of document.split('\n')) {
    section = SECTION.exec(line)?.[1] ?? section;
    if (!line.startsWith('|') || /^\|( id |-)/.test(line)) continue;
    const [, id, requirement = '', cell = ''] = ROW.exec(line) ?? [];
    if (!id) throw new Error(`docs/specification.md has a row that is none: ${line}`);
    rows.push({ id, section, requirement, cell });
  }
  return rows;
}

const isUnmet = (requirement: string) => /\*\*(Not yet|Differs):\*\* \S/.test(requirement);

function rowErrors({ requirement, cell }: Row): string[] {
  if (cell === 'not yet' && !isUnmet(requirement)) return ['does not say what is missing'];
  if (cell === 'not yet') return [];
  return cell.split('<br>').flatMap((reference) => testReferenceError(reference) ?? []);
}

const rows = readRows(readFileSync('docs/specification.md', 'utf8'));
const idsWhere = (holds: (row: Row) => boolean) => rows.filter(holds).map(({ id }) => id);

describe('the specification', () => {
  it('has its nine sections', () => {
    expect([...new Set(rows.map(({ section }) => section))]).toEqual([...'123456789']);
    expect(rows.length).toBeGreaterThan(200);
  });

  it('numbers the requirements of each section from 1 on, each once', () => {
    const counts = new Map<string, number>();
    const wrong = rows.flatMap(({ id, section }) => {
      const count = (counts.get(section) ?? 0) + 1;
      counts.set(section, count);
      const wanted = `S${section}.${count}`;
      return id === wanted ? [] : [`${id} stands where ${wanted} should`];
    });
    expect(wrong).toEqual([]);
  });

  it('names existing tests', () => {
    const wrong = rows.flatMap((row) => rowErrors(row).map((what) => `${row.id}: ${what}`));
    expect(wrong).toEqual([]);
  });

  it('has no more unmet requirements than before', () => {
    const unmet = idsWhere(({ requirement }) => isUnmet(requirement));
    expect(unmet.length, unmet.join(', ')).toBeLessThanOrEqual(UNMET_AT_MOST);
  });
});
