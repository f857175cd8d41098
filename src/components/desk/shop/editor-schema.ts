import { Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import Image from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { Gapcursor, UndoRedo } from '@tiptap/extensions';

/*
 * The elements of an article. Each node and mark is written with tags and attributes that the sanitiser
 * keeps (src/server/html/sanitise.ts): a test compares the two.
 */

/** Terms and their explanations, which the library does not have. */
const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: '(definitionTerm | definition)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});
const DefinitionTerm = Node.create({
  name: 'definitionTerm',
  content: 'inline*',
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});
const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

const scope = { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('scope') };

const isAllowed = (href: string | null): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(href ?? '');

/**
 * A link, as the sanitiser keeps it. The library's own link contains a list of all top-level domains, to
 * find URLs in texts.
 */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  keepOnSplit: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null }, title: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (node) => isAllowed(node.getAttribute('href')) && null },
  ],
  renderHTML: ({ HTMLAttributes: { href, ...rest } }) => [
    'a',
    { ...rest, href: isAllowed(href) ? href : '' },
    0,
  ],
});

/**
 * They are listed one by one, because the library's kit also contains code blocks, links and others that no
 * article has.
 */
export const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3, 4] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  HardBreak,
  HorizontalRule,
  Bold,
  Italic,
  Strike,
  Underline,
  Code,
  Link,
  UndoRedo,
  Gapcursor,
  Image.configure({ inline: true }),
  // Without the widths of columns, which the sanitiser removes.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({
    addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 } }),
  }),
  TableHeader.extend({
    addAttributes: () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, scope }),
  }),
  DefinitionList,
  DefinitionTerm,
  Definition,
];
