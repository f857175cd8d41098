import { describe, expect, it } from 'vitest';
import { MAX_ELEMENTS, parseXml, XmlMistake } from '../../../../src/server/xml/xml.ts';

const withElements = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`;

describe('a document', () => {
  it('may have half a million elements', () => {
    expect(MAX_ELEMENTS).toBe(500_000);
    expect(parseXml(withElements(MAX_ELEMENTS)).children).toHaveLength(MAX_ELEMENTS - 1);
  });

  it.each([
    ['more elements', withElements(MAX_ELEMENTS + 1)],
    ['deeper elements', '<a>'.repeat(41)],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['nothing in it', ''],
    ['an element that is not closed', '<a>'],
  ])('with %s is refused', (_, source) => {
    expect(() => parseXml(source)).toThrow(XmlMistake);
  });
});
