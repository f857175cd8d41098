import type { Locale } from '../../../src/contract/values/locales.ts';
import type { SearchSort } from '../../../src/contract/values/search-filters.ts';

/** A query with a rule for relevant hits. All parts of the rule must hold. */
export type JudgedQuery = {
  query: string;
  locale: Locale;
  sort?: SearchSort;
  /** The product is in any of these leaf categories. */
  categories?: readonly string[];
  /** Matches the English or Chinese title. */
  title?: RegExp;
  /** The product has any of these attribute values. */
  attributes?: readonly string[];
};

export const GROUPS = [
  'English',
  'Chinese',
  'pinyin',
  'typos',
  'attributes',
  'other languages',
] as const;
export type Group = (typeof GROUPS)[number];

const en = (query: string, rule: Omit<JudgedQuery, 'query' | 'locale'>): JudgedQuery => ({
  query,
  locale: 'en',
  ...rule,
});
const zh = (query: string, rule: Omit<JudgedQuery, 'query' | 'locale'>): JudgedQuery => ({
  query,
  locale: 'zh-CN',
  ...rule,
});

const DRESSES = ['casual-dresses', 'evening-dresses', 'traditional-dress'];
const TEES = ['men-tees', 'women-tees', 'polo-shirts'];
const BAGS = ['tote-bags', 'handbags', 'backpacks', 'briefcases', 'purses', 'travel-bags'];
const SNEAKERS = ['trainers', 'running-shoes', 'kids-shoes'];

/**
 * The rules were written before the search was tuned. Change one only if it does not describe what a
 * shopper wants.
 */
export const JUDGED: Record<Group, readonly JudgedQuery[]> = {
  English: [
    en('dress', { categories: DRESSES }),
    en('phone case', { categories: ['phone-accessories'], title: /case/i }),
    en('sneakers', { categories: SNEAKERS }),
    en('trainers', { categories: SNEAKERS }),
    en('running shoes', { categories: SNEAKERS }),
    en('coffee mug', { categories: ['mugs'] }),
    en('teapot', { categories: ['tea-ware'], title: /pot/i }),
    en('women trousers', { categories: ['wide-leg-trousers', 'women-jeans'] }),
    en('backpack for school', { categories: ['backpacks'] }),
    en('wireless mouse', { categories: ['computer-accessories'], title: /mouse/i }),
    en('teddy bear', { categories: ['teddy-bears'] }),
    en('frying pan', { categories: ['pans'], title: /pan|skillet/i }),
    en('sunglasses', { categories: ['eyewear'], title: /sunglasses|shades/i }),
    en('toy for cats', { categories: ['pet-toys'], title: /cat/i }),
    en('umbrella', { categories: ['umbrellas'], title: /umbrella|parasol/i }),
    en('headphones', { categories: ['headphones'] }),
    en('sofa', { categories: ['seating'], title: /sofa/i }),
    en('chess', { categories: ['board-games'], title: /chess/i }),
    en('water bottle', { title: /bottle|flask/i }),
    en('red running shoes under 100', { categories: SNEAKERS }),
    en('running shoes less than ¥30', { categories: SNEAKERS }),
    en('tshirt', { categories: TEES }),
    en('t-shirt', { categories: TEES }),
    en('tee shirt', { categories: TEES }),
    en('usbc cable', { title: /cable|cord/i }),
    en('usb-c cable', { title: /cable|cord/i }),
    en('usb c cable', { title: /cable|cord/i }),
    en('mug', { categories: ['mugs'] }),
    en('mug', { sort: 'price-asc', title: /mug|cup/i, categories: ['mugs', 'tea-ware', 'baby'] }),
    en('dress', { sort: 'price-asc', categories: DRESSES }),
    en('bag', { title: /bag/i, categories: BAGS }),
    en('bag', { sort: 'price-asc', title: /bag/i, categories: BAGS }),
  ],
  Chinese: [
    zh('连衣裙', { categories: DRESSES }),
    zh('手机壳', { categories: ['phone-accessories'], title: /壳|套/ }),
    zh('夏季连衣裙', { categories: DRESSES }),
    zh('跑步鞋', { categories: ['running-shoes'] }),
    zh('真皮手提包', { categories: ['handbags'], title: /皮/ }),
    zh('马克杯', { categories: ['mugs'] }),
    zh('蓝牙鼠标', { categories: ['computer-accessories'], title: /鼠标/ }),
    zh('充电宝', { categories: ['phone-accessories'], title: /充电宝|移动电源|便携电源/ }),
    zh('儿童 鞋', { categories: ['kids-shoes'] }),
    zh('批发 雨伞', { categories: ['umbrellas'], title: /伞/ }),
  ],
  pinyin: [
    en('lianyiqun', { categories: DRESSES }),
    en('lian yi qun', { categories: DRESSES }),
    en('shoujike', { categories: ['phone-accessories'], title: /壳/ }),
    en('shuangjianbao', { categories: ['backpacks'] }),
    en('makebei', { categories: ['mugs'] }),
    en('yusan', { categories: ['umbrellas'], title: /伞/ }),
    en('kou hong', { categories: ['lips'] }),
    en('chunmian lianyiqun', { categories: DRESSES, title: /棉/ }),
  ],
  typos: [
    en('sneekers', { categories: SNEAKERS }),
    en('bakpack', { categories: ['backpacks'] }),
    en('umbrela', { categories: ['umbrellas'], title: /umbrella|parasol/i }),
    en('sunglases', { categories: ['eyewear'], title: /sunglasses|shades/i }),
    en('hedphones', { categories: ['headphones'] }),
    en('keybaord', { categories: ['computer-accessories', 'keys-winds'], title: /keyboard/i }),
    en('lipstik', { categories: ['lips'] }),
    en('wirless mouse', { categories: ['computer-accessories'], title: /mouse/i }),
    { query: 'vestdo', locale: 'es', categories: DRESSES },
    { query: 'chausures de course', locale: 'fr', categories: SNEAKERS },
  ],
  attributes: [
    en('red dress', {
      categories: DRESSES,
      attributes: ['colour.red', 'colour.wine', 'colour.burgundy'],
    }),
    en('leather handbag', { categories: ['handbags'], title: /leather/i }),
    en('black backpack', { categories: ['backpacks'], attributes: ['colour.black'] }),
    en('waterproof phone case', { categories: ['phone-accessories'], title: /case/i }),
    en('wool coat', { categories: ['men-coats', 'women-coats'], title: /wool/i }),
    en('cotton t-shirt', {
      categories: ['men-tees', 'women-tees', 'polo-shirts'],
      title: /cotton/i,
    }),
  ],
  'other languages': [
    { query: 'платье', locale: 'ru', categories: DRESSES },
    { query: 'красное платье', locale: 'ru', categories: DRESSES },
    { query: 'рюкзак', locale: 'ru', categories: ['backpacks'] },
    { query: 'mochila', locale: 'es', categories: ['backpacks'] },
    { query: 'zapatillas de running', locale: 'es', categories: SNEAKERS },
    { query: 'ຊຸດກະໂປງ', locale: 'la', categories: DRESSES },
    { query: 'ກະເປົາເປ້', locale: 'la', categories: ['backpacks'] },
    { query: 'فستان', locale: 'ar', categories: DRESSES },
    { query: '원피스', locale: 'ko', categories: [...DRESSES, 'swimsuits'] },
    { query: '휴대폰 케이스', locale: 'ko', categories: ['phone-accessories'] },
    { query: 'ワンピース', locale: 'ja', categories: DRESSES },
    { query: 'รองเท้าวิ่ง', locale: 'th', categories: SNEAKERS },
    { query: 'ร่ม', locale: 'th', categories: ['umbrellas'] },
  ],
};
