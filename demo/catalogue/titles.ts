import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';
import type { Locale } from '../../src/contract/values/shop/locales.ts';
import { composeTitle, translateWords, withoutRepeats } from '../../src/server/db/product-words.ts';
import {
  type ProductWords,
  WORD_ROLES,
  type Wording,
} from '../../src/server/db/schema/shop/catalogue.ts';
import { TRANSLATED, wordIn } from '../texts/words.ts';
import type { Good, Season } from './good.ts';
import type { Random } from './random.ts';

const SEASON_ZH: Record<Season, readonly string[]> = {
  all: ['2026新款', '四季通用', '新款', '热卖'],
  summer: ['2026夏季新款', '夏季', '清凉夏日'],
  spring: ['2026春秋新款', '春秋季', '早秋'],
  winter: ['2026秋冬新款', '冬季加厚', '秋冬'],
};
const WHOLESALE_ZH = ['厂家直销', '跨境专供', '一件代发', '源头工厂', '外贸批发', '现货批发'];
const POIZON_ZH = ['潮流', '明星同款', '小众设计', '限定'];

export function chooseWords(good: Good, random: Random): ProductWords {
  return {
    noun: random.pick(good.nouns),
    adjective: random.pick(good.adjectives),
    material: random.pick(good.materials),
    feature: random.pick(good.features),
    use: random.pick(good.uses),
  };
}

/** Words without the hyphens that they have in a title. */
export function plainWords({ zh, en }: Wording): Wording {
  return { zh, en: en.replaceAll('-', ' ') };
}

/**
 * A title as sellers on the marketplace write it: season or selling words, adjective, material, noun,
 * feature, use.
 */
export function chineseTitle(
  words: ProductWords,
  good: Good,
  platform: ProductPlatform,
  random: Random,
): string {
  const { noun, adjective, material, feature, use } = words;
  const lead = random.pick(SEASON_ZH[good.season]);
  const core = `${adjective.zh}${material.zh}${noun.zh}${feature.zh}`;
  if (platform === 'Alibaba' || platform === 'Yiwugou') {
    return `${random.pick(WHOLESALE_ZH)} ${core} ${use.zh}${random.chance(0.5) ? lead : '批发'}`;
  }
  if (platform === 'Poizon') return `${random.pick(POIZON_ZH)} ${core} ${use.zh}`;
  return `${lead}${core}${use.zh}`;
}

/** Words that begin features and uses; a title may contain them twice. */
const ENGLISH_PREPOSITIONS = ['with', 'from', 'without'];

/**
 * An English title as a shop abroad writes it. No word of four or more letters occurs twice. The feature
 * and the use are left out if the title would not fit a card.
 */
export function englishTitle(words: ProductWords): string {
  const { noun, adjective, material, feature, use } = withoutRepeats(
    translateWords(words, ({ en }) => en),
    ENGLISH_PREPOSITIONS,
  );
  const core = [adjective, material, noun];
  const versions = [[...core, feature, use], [...core, feature], core];
  const titles = versions.map((parts) => parts.filter(Boolean).join(' '));
  return titles.find((title) => title.length <= 90) ?? words.noun.en;
}

/** The titles in those other languages that have a translation of all words. */
export function otherTitles(words: ProductWords): Partial<Record<Locale, string>> {
  const translatedLocales = TRANSLATED.filter((locale) =>
    WORD_ROLES.every((role) => wordIn(locale, words[role].en) !== undefined),
  );
  return Object.fromEntries(
    translatedLocales.map((locale) => {
      const translated = translateWords(words, ({ en }) => wordIn(locale, en) ?? en);
      return [locale, composeTitle(locale, translated)];
    }),
  );
}
