import type { Catalogue } from '../../../demo/write-catalogue.ts';
import type { ProductPlatform } from '../../../src/contract/values/goods/product-kinds.ts';

type ProductRow = Catalogue['products'][number];

const TREE: [id: string, parent: string | null, en: string, zh: string][] = [
  ['women', null, 'Women’s Clothing', '女装'],
  ['women-dresses', 'women', 'Dresses & Skirts', '裙装'],
  ['dresses', 'women-dresses', 'Dresses', '连衣裙'],
  ['skirts', 'women-dresses', 'Skirts', '半身裙'],
  ['men', null, 'Men’s Clothing', '男装'],
  ['men-tops', 'men', 'Tops', '上装'],
  ['shirts', 'men-tops', 'Shirts', '衬衫'],
  ['home', null, 'Home', '家居日用'],
  ['kitchen', 'home', 'Kitchen', '厨房用品'],
  ['cups', 'kitchen', 'Cups', '杯子'],
];

const PARENT = new Map(TREE.map(([id, parent]) => [id, parent]));
const selfAndAncestors = (id: string | null | undefined): string[] =>
  id ? [id, ...selfAndAncestors(PARENT.get(id))] : [];

/** A product on sale, by default on Taobao; its URL follows from its platform and id. */
export function product(
  id: string,
  titles: { zh: string; en: string },
  more: Partial<Omit<ProductRow, 'detail'>> & { detail?: Partial<ProductRow['detail']> } = {},
): ProductRow {
  const platform = more.platform ?? 'Taobao';
  const itemId = `7000${id.replaceAll(/\D/g, '').padStart(4, '0')}`;
  return {
    id,
    platform,
    itemId,
    url: urlOf(platform, itemId),
    shopId: `shop-${platform}`,
    categoryId: 'dresses',
    titleZh: titles.zh,
    titleEn: titles.en,
    image: '/goods/dress/red-studio',
    priceMode: 'SKU_PRICE',
    priceFen: 5_000,
    minOrderQuantity: 1,
    soldCount: 10,
    goodsClass: 'NORMAL',
    status: 'ON_SALE',
    createdAt: 1_700_000_000_000,
    ...more,
    detail: {
      images: ['/goods/dress/red-studio', ''],
      skus: [
        {
          skuId: `${id}-1`,
          specId: `${id}-1`,
          attributes: [
            { id: 'colour', name: '颜色', nameTrans: 'Colour', value: '红色', valueTrans: 'Red' },
          ],
          priceFen: more.priceFen ?? 5_000,
          stock: 9,
          weightG: 300,
        },
      ],
      priceSteps: [],
      attributes: [
        {
          id: 'material',
          name: '材质',
          nameTrans: 'Material',
          value: '纯棉',
          valueTrans: 'Cotton',
        },
      ],
      batchNumber: 1,
      unit: 'piece',
      domesticFreight: { free: false, firstFen: 600, nextFen: 200 },
      dispatchWithin: 72,
      description: { en: '<p>Fine.</p>', 'zh-CN': '<p>好。</p>' },
      ...more.detail,
    },
  };
}

export function urlOf(platform: ProductPlatform, itemId: string): string {
  const urls: Record<string, string> = {
    Tmall: `https://detail.tmall.com/item.htm?id=${itemId}`,
    Alibaba: `https://detail.1688.com/offer/${itemId}.html`,
    JD: `https://item.jd.com/${itemId}.html`,
  };
  return urls[platform] ?? `https://item.taobao.com/item.htm?id=${itemId}`;
}

/** A catalogue of these products, with four shops and a small tree of categories. */
export function smallCatalogue(
  products: readonly ProductRow[],
  phrases: Catalogue['phrases'] = [],
): Catalogue {
  return {
    categories: TREE.map(([id, parentId, en, zh], position) => ({
      id,
      parentId,
      level: selfAndAncestors(id).length,
      position,
      names: { en, 'zh-CN': zh },
      image: '/goods/dress/red-studio',
    })),
    categoryAncestors: TREE.flatMap(([id]) =>
      selfAndAncestors(id).map((ancestorId) => ({ ancestorId, categoryId: id })),
    ),
    shops: (['Taobao', 'Tmall', 'Alibaba', 'JD'] as const).map((platform) => ({
      id: `shop-${platform}`,
      platform,
      name: '云裳服饰旗舰店',
      nameEn: 'Yunshang Fashion Store',
      scoreTenths: 47,
      years: 6,
      shipFrom: { en: 'Hangzhou', 'zh-CN': '杭州' },
    })),
    products,
    phrases,
  };
}

/** The detail of a product that is only named, in Chinese and in English. */
export const named = (zh: string, en: string) => ({
  description: {
    words: {
      noun: { zh, en },
      adjective: { zh: '', en: '' },
      material: { zh: '', en: '' },
      feature: { zh: '', en: '' },
      use: { zh: '', en: '' },
    },
    notes: [],
  },
});
