import { Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/*
 * What an article may consist of. Each node and mark is written with tags and attributes that the sanitiser keeps
 * (src/server/html/sanitise.ts): a test compares the two.
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

export const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    codeBlock: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto', 'tel'],
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (uri) => /^(https?:\/\/|mailto:|tel:|\/|#)/i.test(uri ?? ''),
    },
  }),
  Image.configure({ inline: true }),
  // Without the widths of columns, which the sanitiser takes out.
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
