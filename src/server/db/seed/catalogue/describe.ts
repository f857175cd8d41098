import { pictureUrl } from '../../../../contract/pictures.ts';
import type { ProductAttribute } from '../../../../contract/product.ts';
import type { LocalisedText } from '../../schema/catalogue.ts';
import type { Good, Season } from './good.ts';
import type { Random } from './random.ts';
import type { TitleWords } from './titles.ts';

const SEASONS: Record<Season, [string, string]> = {
  all: ['四季', 'All seasons'],
  summer: ['夏季', 'Summer'],
  spring: ['春秋', 'Spring and autumn'],
  winter: ['冬季', 'Winter'],
};
const PATTERNS: readonly [string, string][] = [
  ['纯色', 'Plain'],
  ['简约', 'Minimal'],
  ['图案', 'Patterned'],
  ['拼色', 'Two-tone'],
];

const attribute = (
  id: string,
  name: [string, string],
  value: [string, string],
): ProductAttribute => ({
  id,
  name: name[0],
  nameTrans: name[1],
  value: value[0],
  valueTrans: value[1],
});

/** What a detail page lists: material, style, season, origin, article number. */
export function productAttributes(
  words: TitleWords,
  good: Good,
  { place, itemId }: { place: LocalisedText; itemId: string },
  random: Random,
): ProductAttribute[] {
  const { material, adjective, use, feature } = words;
  return [
    attribute('material', ['材质', 'Material'], [material.zh, material.en.replaceAll('-', ' ')]),
    attribute('style', ['风格', 'Style'], [adjective.zh, adjective.en.replaceAll('-', ' ')]),
    attribute('feature', ['特点', 'Feature'], [feature.zh, feature.en]),
    attribute('use', ['适用场景', 'Made for'], [use.zh, use.en]),
    attribute('season', ['适用季节', 'Season'], SEASONS[good.season]),
    attribute('pattern', ['图案', 'Pattern'], random.pick(PATTERNS)),
    attribute('origin', ['产地', 'Origin'], [place['zh-CN'], place.en]),
    attribute('article', ['货号', 'Article no.'], [itemId.slice(-6), itemId.slice(-6)]),
  ];
}

const picture = (path: string, alt: string) =>
  `<img src="${pictureUrl(path, 800)}" alt="${alt}" width="800" height="800" loading="lazy">`;

/** The description as simple HTML: a paragraph, a list, pictures. Words hold no markup. */
export function description(
  { noun, adjective, material, feature, use }: TitleWords,
  images: readonly string[],
): LocalisedText {
  const lower = (text: string) => text.replaceAll('-', ' ').toLowerCase();
  const shown = images.slice(1, 4);
  return {
    en:
      `<p>${noun.en} in ${lower(material.en)}: ${lower(adjective.en)}, ${lower(feature.en)}.</p>` +
      `<ul><li>Made ${lower(use.en)}</li><li>Colours may look slightly different on your screen.</li>` +
      `<li>Measured by hand: allow 1–3 cm.</li></ul>${shown.map((path) => picture(path, noun.en)).join('')}`,
    'zh-CN':
      `<p>${material.zh}${noun.zh}，${adjective.zh}，${feature.zh}。</p>` +
      `<ul><li>适用：${use.zh}</li><li>因拍摄光线与显示器不同，颜色以实物为准。</li>` +
      `<li>手工测量，误差1–3厘米。</li></ul>${shown.map((path) => picture(path, noun.zh)).join('')}`,
  };
}
