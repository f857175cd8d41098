import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { generateCatalogue } from '../../../../../../demo/catalogue/catalogue.ts';
import { GOODS } from '../../../../../../demo/catalogue/departments.ts';
import { otherNamesOfNoun } from '../../../../../../demo/texts/names.ts';
import { translationsOf } from '../../../../../../demo/texts/words.ts';
import { searchQuery } from '../../../../../../src/contract/calls/catalogue.ts';
import { PRODUCT_PLATFORMS } from '../../../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys } from '../../../../../../src/server/crypto/keys.ts';
import { nameKeys } from '../../../../../../src/server/db/name-keys.ts';
import { embeddedSource } from '../../../../../../src/server/sourcing/catalogue/embedded-source.ts';
import { openEmbeddedSite } from '../../../../support/site.ts';

/** Words before or behind the name of a thing that don't make it another thing, by language. */
const WISHES = {
  en: ['{} men', 'men {}', '{} for kids', 'cheap {}', 'red {}', '{} red'],
  'zh-CN': ['男 {}', '儿童 {}', '便宜 {}', '红色{}', '{} 红色'],
  ru: ['мужские {}', '{} для детей', 'дешевые {}', 'красный {}', '{} красный'],
  es: ['{} hombre', '{} para niños', '{} barato', '{} rojo', 'rojo {}'],
  ar: ['{} رجالي', '{} للاطفال', '{} رخيص', '{} احمر'],
} as const;
type Language = keyof typeof WISHES;
const LANGUAGES = Object.keys(WISHES) as Language[];

/** How many kinds are asked for in each language. */
const KINDS = 200;
/** The share of queries whose first five hits may have another kind among them, because a name means several things. */
const MAX_AMBIGUOUS = 0.01;

const nouns = GOODS.flatMap((good) => good.nouns.map(({ en, zh }) => ({ en, zh, good })));

/** The name and the synonyms of a noun. */
function namesIn(language: Language, { en, zh, good }: (typeof nouns)[number]): string[] {
  const own = { en, 'zh-CN': zh, ...translationsOf(en) }[language];
  const { names = [] } = otherNamesOfNoun(en, [good.id])[language] ?? {};
  return [...(own ? [own] : []), ...names];
}

describe('a name with a wish before or behind it', () => {
  test.each(LANGUAGES)('finds the thing, in %s', async (language) => {
    const db = await openEmbeddedSite();
    const keys = await deriveKeys('test:a-secret-of-forty-characters-for-the-tests');
    const source = embeddedSource(db, keys);
    const nounOf = new Map(
      generateCatalogue().products.map(({ id, detail }) => [
        id,
        typeof detail.description.words === 'object' ? detail.description.words.noun.en : '',
      ]),
    );
    // A name that several kinds share, in the singular or the plural, may find any of them.
    const calledSo = Map.groupBy(
      nouns.flatMap((noun) =>
        namesIn(language, noun)
          .flatMap((name) => nameKeys(language, name))
          .map((key) => ({ key, good: noun.good })),
      ),
      ({ key }) => key,
    );
    const missed: string[] = [];
    const anyQuery = fc.tuple(
      fc.constantFrom(...nouns),
      fc.nat(),
      fc.constantFrom('{}', ...WISHES[language]),
    );
    for (const [noun, choice, pattern] of fc.sample(anyQuery, { numRuns: KINDS, seed: 16 })) {
      const names = namesIn(language, noun);
      const name = names[choice % names.length] ?? noun.en;
      const keyword = pattern.replace('{}', name);
      const query = v.parse(searchQuery, { keyword, pageSize: 5, facets: false });
      const reader = { platforms: [...PRODUCT_PLATFORMS], locale: language };
      const { records } = await source.search(query, reader);
      const called = new Set(
        nameKeys(language, name)
          .flatMap((key) => calledSo.get(key) ?? [])
          .flatMap(({ good }) => good.nouns.map(({ en }) => en)),
      );
      const isRight = records.every(({ productId }) => called.has(nounOf.get(productId) ?? ''));
      if (records.length === 0 || !isRight) missed.push(keyword);
    }
    expect(missed.length / KINDS, missed.join(', ')).toBeLessThanOrEqual(MAX_AMBIGUOUS);
  });
});
