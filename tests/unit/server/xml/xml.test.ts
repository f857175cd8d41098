import { describe, expect, it } from 'vitest';
import { MAX_ELEMENTS, parseXml, XmlMistake } from '../../../../src/server/xml/xml.ts';

const withElements = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`;
const nested = (depth: number) => '<a>'.repeat(depth) + '</a>'.repeat(depth);

describe('a document', () => {
  it('may have half a million elements', () => {
    expect(MAX_ELEMENTS).toBe(500_000);
    expect(parseXml(withElements(MAX_ELEMENTS)).children).toHaveLength(MAX_ELEMENTS - 1);
  });

  it('may have elements 40 deep', () => {
    expect(parseXml(nested(40)).name).toBe('a');
  });

  it.each([
    ['more elements', withElements(MAX_ELEMENTS + 1), 'too many elements'],
    ['elements 41 deep', nested(41), 'too deep'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'a document type'],
    ['no content', '', 'root element'],
    ['an element that is not closed', '<a>', 'unclosed tag'],
  ])('with %s is refused', (_, source, message) => {
    const parse = () => parseXml(source);
    expect(parse).toThrow(XmlMistake);
    expect(parse).toThrow(message);
  });
});
