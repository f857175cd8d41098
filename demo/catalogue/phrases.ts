import type { phrases, Wording } from '../../src/server/db/schema/shop/catalogue.ts';
import { otherNamesOfNoun } from '../texts/names.ts';
import { translationsOf } from '../texts/words.ts';
import { GOODS } from './departments.ts';
import { ATTRIBUTES, NOTES, PATTERNS, SEASONS } from './describe.ts';
import type { Good } from './good.ts';
import { PLACES } from './places.ts';
import { plainWords } from './titles.ts';

export type PhraseRow = typeof phrases.$inferInsert;

const wordsOf = (good: Good): Wording[] => [
  ...good.nouns,
  ...good.adjectives,
  ...good.materials,
  ...good.features,
  ...good.uses,
  ...good.colours,
  ...(good.choices ? [good.choices.name, ...good.choices.values] : []),
];

/** The English wordings of all phrases of the catalogue, each once. */
export function catalogueWords(): string[] {
  const wordings = [
    ...GOODS.flatMap(wordsOf),
    ...Object.values(ATTRIBUTES),
    ...Object.values(SEASONS),
    ...PATTERNS,
    ...NOTES,
    ...PLACES,
  ];
  return [...new Set(wordings.map(({ en }) => en))];
}

/** The translations of each phrase. Attributes show phrases without hyphens, so these forms are listed too. */
export function phraseRows(): PhraseRow[] {
  const rows = new Map<string, PhraseRow['texts']>();
  for (const { adjectives, materials } of GOODS) {
    for (const word of [...adjectives, ...materials]) {
      rows.set(plainWords(word).en, translationsOf(word.en));
    }
  }
  for (const source of catalogueWords()) rows.set(source, translationsOf(source));
  const goodsByNoun = Map.groupBy(
    GOODS.flatMap((good) =>
      [...new Set(good.nouns.map(({ en }) => en))].map((noun) => ({ noun, good })),
    ),
    ({ noun }) => noun,
  );
  return [...rows]
    .filter(([, texts]) => Object.keys(texts).length > 0)
    .map(([source, texts]) => {
      const goods = (goodsByNoun.get(source) ?? []).map(({ good }) => good);
      if (goods.length === 0) return { source, texts };
      const ids = goods.map(({ id }) => id);
      const kin = goods.flatMap(({ nouns }) => nouns.map(({ en }) => en));
      return { source, texts, otherNames: otherNamesOfNoun(source, ids), kin: [...new Set(kin)] };
    });
}
