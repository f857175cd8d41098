import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/*
 * A text of the desk is used if its key stands in the code, or if the code makes the key of parts: by a
 * template, or by a name before a dot. Then the parts that vary stand in the code as words.
 */

const code = globSync('{src,demo,scripts,tools}/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const literals = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text = '']) => text));
const words = new Set(code.match(/[\w-]+/g));
const HOLE = /\$\{[^`{}]*\}/;

/** The templates of keys in the code, as patterns with a group for each hole. */
const templates = [...code.matchAll(/`((?:[\w.-]|\$\{[^`{}]*\})+)`/g)].flatMap(([, text = '']) => {
  const parts = text.split(HOLE);
  if (parts.length === 1 || !parts.some((part) => /\w\.|\.\w/.test(part))) return [];
  const pattern = parts.map((part) => part.replaceAll('.', '\\.')).join('([\\w.-]+)');
  return new RegExp(`^${pattern}$`);
});

const areWords = (text: string) => text.split('.').every((word) => words.has(word));

/** Whether a name before a dot of the key stands in the code, and the rest as words. */
function isBelowName(key: string): boolean {
  const parts = key.split('.');
  return parts.some(
    (_, end) =>
      end > 1 &&
      literals.has(parts.slice(0, end).join('.')) &&
      areWords(parts.slice(end).join('.')),
  );
}

function isUsed(key: string): boolean {
  if (literals.has(key) || isBelowName(key)) return true;
  return templates.some((template) => {
    const found = template.exec(key);
    return found !== null && areWords(found.slice(1).join('.'));
  });
}

it('every text of the desk is used', () => {
  const texts = JSON.parse(readFileSync('locales/en/desk.json', 'utf8')) as Record<string, string>;
  expect(Object.keys(texts).filter((key) => !isUsed(key))).toEqual([]);
});

it('a key is unused if neither it nor its last part is found in the code', () => {
  const name = ['no', 'Such', 'Name'].join('');
  expect(isUsed(`desk.${name}`)).toBe(false);
  expect(isUsed(`desk.role.${name}`)).toBe(false);
  expect(isUsed('desk.role.BUYER')).toBe(true);
});
