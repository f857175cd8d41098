import type { GoodsRuleHit } from '../../contract/values/goods/goods-rules.ts';
import { formatList, regionName } from '../../i18n/regions-and-lists.ts';
import type { View } from '../view.ts';

type TextView = Pick<View, 't' | 'locale'>;
type Told = Pick<GoodsRuleHit, 'effect' | 'title' | 'text' | 'refusedTo'>;

/** The name of a rule about goods for shoppers; the shop's own words if it has none. */
export function ruleTitle({ t }: TextView, { effect, title }: Told): string {
  if (title) return title;
  return t(effect === 'REFUSED' ? 'goods.PROHIBITED.title' : `goods.${effect}.title`);
}

/** The message of a rule for shoppers, with the countries to which the goods can't be sent. */
export function ruleText({ t, locale }: TextView, rule: Told): string {
  const { effect, text, refusedTo } = rule;
  const countries = formatList(
    locale,
    refusedTo.map((country) => regionName(locale, country)),
  );
  const countriesText = refusedTo.length > 0 ? t('goods.refusedTo', { countries }) : '';
  return [text || standardText({ t }, effect, countriesText), countriesText]
    .filter(Boolean)
    .join(' ');
}

/** The shop's own words. A list of countries says enough of a restriction. */
function standardText({ t }: Pick<View, 't'>, effect: Told['effect'], where: string): string {
  if (effect === 'REFUSED') return t('goods.PROHIBITED.text');
  return effect === 'RESTRICTED' && where === '' ? t('goods.RESTRICTED.text') : '';
}
