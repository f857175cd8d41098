import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from '../../../../../src/components/desk/shop/editor-schema.ts';
import { sanitiseArticle } from '../../../../../src/server/html/sanitise.ts';

const schema = getSchema(EXTENSIONS);

/** The parts of a table have no meaning outside one, and browsers drop them there. */
const AROUND: Record<string, [before: string, after: string]> = {
  tableRow: ['<table><tbody>', '</tbody></table>'],
  tableCell: ['<table><tbody><tr>', '</tr></tbody></table>'],
  tableHeader: ['<table><tbody><tr>', '</tr></tbody></table>'],
};

/** HTML of what a node or mark is written as, from the description that ProseMirror makes elements of. */
function htmlOf(spec: unknown): string {
  if (spec === 0) return 'Text';
  if (typeof spec === 'string') return spec;
  const [tag, ...rest] = spec as [string, ...unknown[]];
  const [first] = rest;
  const hasAttributes = typeof first === 'object' && first !== null && !Array.isArray(first);
  const attributes = Object.entries(hasAttributes ? (first as object) : {})
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`);
  const children = (hasAttributes ? rest.slice(1) : rest).map(htmlOf).join('');
  const isVoid = ['br', 'hr', 'img', 'col'].includes(tag);
  return isVoid
    ? `<${tag}${attributes.join('')} />`
    : `<${tag}${attributes.join('')}>${children}</${tag}>`;
}

const ATTRIBUTES: Record<string, object> = {
  heading: { level: 3 },
  image: { src: '/uploads/shop-picture/a-r.webp', alt: 'A cup' },
  link: { href: '/terms' },
  tableHeader: { scope: 'col' },
};

const nodes = Object.values(schema.nodes).filter(({ spec, name }) => spec.toDOM && name !== 'doc');
const marks = Object.values(schema.marks);

describe('what the editor writes passes the sanitiser unchanged', () => {
  it.each(nodes.map((type) => [type.name, type] as const))('%s', (name, type) => {
    const node = type.create(ATTRIBUTES[name]);
    const [before, after] = AROUND[name] ?? ['', ''];
    const html = `${before}${htmlOf(type.spec.toDOM?.(node))}${after}`;
    expect(sanitiseArticle(html)).toBe(html);
  });

  it.each(marks.map((type) => [type.name, type] as const))('%s', (name, type) => {
    const html = htmlOf(type.spec.toDOM?.(type.create(ATTRIBUTES[name]), true));
    expect(sanitiseArticle(html)).toBe(html);
  });
});
