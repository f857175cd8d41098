import { SaxesParser } from 'saxes';

/** An element with its name without prefix. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
};

/** Thrown for a text that is not XML, or has parts that a bank's file never has. */
export class XmlMistake extends Error {}

/** Deeper than any message of ISO 20022. */
const MAX_DEPTH = 40;
/**
 * The most elements of a file: 20,000 lines with 25 elements each. An element takes far more memory than
 * its few letters in the file.
 */
export const MAX_ELEMENTS = 500_000;

/**
 * The root of an XML document. A document type is refused: so there are no entities but the five of XML itself, and
 * nothing is ever fetched. Throws `XmlMistake`.
 */
export function parseXml(source: string): XmlElement {
  const parser = new SaxesParser();
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  parser.on('error', (error) => {
    throw new XmlMistake(error.message);
  });
  parser.on('doctype', () => {
    throw new XmlMistake('a document type');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name: localName(name), attributes, children: [], text: '' };
    if (open.length >= MAX_DEPTH) throw new XmlMistake('too deep');
    elements += 1;
    if (elements > MAX_ELEMENTS) throw new XmlMistake('too many elements');
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('cdata', (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(source).close();
  if (!root) throw new XmlMistake('empty');
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The elements at the end of a path of names below an element, such as `'Acct', 'Id', 'IBAN'`. */
export function elementsAt(element: XmlElement | undefined, ...path: string[]): XmlElement[] {
  return path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    element ? [element] : [],
  );
}

/** The first of the elements at the end of a path; undefined if there are none. */
export const elementAt = (
  element: XmlElement | undefined,
  ...path: string[]
): XmlElement | undefined => elementsAt(element, ...path)[0];

/** The text of the first element at the end of a path; empty if there are none. */
export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? '';
