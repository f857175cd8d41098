import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * docs/specification.md names a test for each requirement. Files are found by their name, wherever
 * below `tests/<kind>/` they stand. When a requirement is built, lower the number here.
 */
const NOT_YET_AT_MOST = 21;

const KINDS = ['unit', 'api', 'e2e'];
const SECTION = /^## (\d+)\. /;
const ROW = /^\| (S\d+\.\d+) \| (.+) \| (.+) \|$/;
const TEST_REFERENCE = /^(?:(\w+)\/)?([^/\s]+\.test\.ts) › (.+)$/;

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

const files = globSync('tests/**/*.test.ts').map((file) => file.split(path.sep).join('/'));
const sources = new Map<string, string>();
function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, 'utf8');
  sources.set(file, source);
  return source;
}
const hasTitle = (file: string, title: string) =>
  ["'", '"', '`'].some((quote) => sourceOf(file).includes(quote + title + quote));

/** The error of a test reference `file › title`; undefined if the test exists. */
function referenceError(reference: string): string | undefined {
  const [, kind, name, title = ''] = TEST_REFERENCE.exec(reference) ?? [];
  if (!name) return `“${reference}” is not “file › title”`;
  const label = kind ? `${kind}/${name}` : name;
  if (kind && !KINDS.includes(kind)) return `“${kind}” is no kind of tests`;
  const found = files.filter(
    (file) => path.posix.basename(file) === name && (!kind || file.startsWith(`tests/${kind}/`)),
  );
  if (found.length === 0) return `there is no ${label}`;
  if (new Set(found.map((file) => file.split('/')[1])).size > 1) {
    return `${name} needs its kind in front: ${found.join(', ')}`;
  }
  if (!found.some((file) => hasTitle(file, title))) return `${label} has no title “${title}”`;
  return undefined;
}

const isNotYet = (requirement: string) => /\*\*Not yet( in full)?:\*\* \S/.test(requirement);

function rowErrors({ requirement, cell }: Row): string[] {
  if (cell === 'not yet' && !isNotYet(requirement)) return ['does not say what is missing'];
  if (cell === 'not yet') return [];
  return cell.split('<br>').flatMap((reference) => referenceError(reference) ?? []);
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
    const unmet = idsWhere(({ requirement }) => isNotYet(requirement));
    expect(unmet.length, unmet.join(', ')).toBeLessThanOrEqual(NOT_YET_AT_MOST);
  });
});
