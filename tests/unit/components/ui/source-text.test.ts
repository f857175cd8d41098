import { isValidElement, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { isolated } from '../../../../src/components/ui/isolated.tsx';
import { sourceLanguage } from '../../../../src/components/ui/source-text.tsx';
import { isolate } from '../../../../src/i18n/isolate.ts';

describe('a text from China', () => {
  it.each([
    ['广东省广州市白云区石井大道 88 号', 'zh-CN'],
    ['青岛市健步体育用品', 'zh-CN'],
    ['チンハオ文具店', undefined],
    ['서울 文具', undefined],
    ['Qinghe Stationery', undefined],
    ['+86 20 1234 5678', undefined],
  ])('%s has the language %s', (text, language) => {
    expect(sourceLanguage(text)).toBe(language);
  });
});

describe('an isolated part of a text', () => {
  /** The shown parts; those in an element in brackets. */
  const partsOf = (text: string) =>
    [isolated(text)]
      .flat()
      .map((part) =>
        isValidElement(part)
          ? `<${(part as ReactElement<{ children: string }>).props.children}>`
          : part,
      );

  it('is an element, so that no marks are copied with it', () => {
    expect(partsOf(`Order ${isolate('P1')} of ${isolate('¥2.00')}`)).toEqual([
      'Order ',
      '<P1>',
      ' of ',
      '<¥2.00>',
      '',
    ]);
  });
  it('is one element if the translation marks it, too', () => {
    expect(partsOf(isolate(isolate('¥2.00')))).toEqual(['', '<¥2.00>', '']);
  });
  it('leaves a text without parts, and elements, as they are', () => {
    expect(isolated('Order')).toBe('Order');
    expect(isolated(undefined)).toBeUndefined();
  });
});
