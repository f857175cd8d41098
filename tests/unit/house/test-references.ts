import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const KINDS = ['unit', 'api', 'e2e'];
const TEST_REFERENCE = /^(?:(\w+)\/)?([^/\s]+\.test\.ts) › (.+)$/;

/** Files are found by their name, wherever below `tests/<kind>/` they stand. */
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
export function testReferenceError(reference: string): string | undefined {
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
