import { describe, expect, it } from 'vitest';
import { languageNamed } from '../../../tools/tenant/languages.ts';

describe('the language of a new tenant', () => {
  it.each([
    ['la', 'la'],
    ['lo', 'la'],
    ['en', 'en'],
    ['zh-cn', 'zh-CN'],
  ])('may be named %s', (name, locale) => {
    expect(languageNamed(name)).toBe(locale);
  });

  it.each(['xx', '', 'english'])('is refused as %j, with the languages there are', (name) => {
    expect(() => languageNamed(name)).toThrow(
      new RegExp(`^--language: there is no "${name}"\\. Languages: .*\\ben\\b`),
    );
  });
});
