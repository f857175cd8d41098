import type { ProductPlatform } from '../../../contract/enums.ts';
import type { LocalisedText } from '../schema/catalogue.ts';

/** A shelf: what it is called and which products stand on it. */
export type ShelfRecipe = {
  name: LocalisedText & { ar: string; la: string };
  /** Top categories; all when absent. */
  departments?: readonly string[];
  platform?: ProductPlatform;
  /** Highest price of a piece, fen. */
  maxFen?: number;
  by: 'sold' | 'newest';
};

export const SHELVES = {
  wardrobe: {
    name: { en: 'New in the wardrobe', 'zh-CN': '当季穿搭', ar: 'جديد الأزياء', la: 'ເສື້ອຜ້າມາໃໝ່' },
    departments: ['women', 'men'],
    by: 'newest',
  },
  walk: {
    name: { en: 'Shoes and bags', 'zh-CN': '鞋靴箱包', ar: 'أحذية وحقائب', la: 'ເກີບ ແລະ ກະເປົາ' },
    departments: ['shoes', 'bags'],
    by: 'sold',
  },
  home: {
    name: { en: 'For the home', 'zh-CN': '居家好物', ar: 'للبيت', la: 'ສຳລັບບ້ານ' },
    departments: ['home', 'kitchen'],
    by: 'sold',
  },
  desk: {
    name: { en: 'On the desk', 'zh-CN': '数码与文具', ar: 'على المكتب', la: 'ເທິງໂຕະເຮັດວຽກ' },
    departments: ['digital', 'office'],
    by: 'sold',
  },
  family: {
    name: { en: 'For the little ones', 'zh-CN': '童装童玩', ar: 'للصغار', la: 'ສຳລັບເດັກນ້ອຍ' },
    departments: ['kids'],
    by: 'sold',
  },
  outdoors: {
    name: { en: 'Out of doors', 'zh-CN': '户外与园艺', ar: 'في الهواء الطلق', la: 'ກິດຈະກຳກາງແຈ້ງ' },
    departments: ['sports', 'garden'],
    by: 'sold',
  },
  beauty: {
    name: {
      en: 'Beauty and care',
      'zh-CN': '美妆个护',
      ar: 'الجمال والعناية',
      la: 'ຄວາມງາມ ແລະ ການດູແລ',
    },
    departments: ['beauty'],
    by: 'sold',
  },
  wholesale: {
    name: {
      en: 'Wholesale from 1688',
      'zh-CN': '1688 批发精选',
      ar: 'بالجملة من 1688',
      la: 'ຂາຍສົ່ງຈາກ 1688',
    },
    platform: 'Alibaba',
    by: 'sold',
  },
  sneakers: {
    name: { en: 'Talk of the street', 'zh-CN': '得物潮流', ar: 'حديث الشارع', la: 'ກຳລັງນິຍົມ' },
    platform: 'Poizon',
    by: 'sold',
  },
  bestsellers: {
    name: { en: 'What others buy', 'zh-CN': '大家都在买', ar: 'الأكثر مبيعًا', la: 'ສິນຄ້າຂາຍດີ' },
    by: 'sold',
  },
  newest: {
    name: { en: 'Just arrived', 'zh-CN': '新品上架', ar: 'وصل حديثًا', la: 'ມາໃໝ່' },
    by: 'newest',
  },
  small: {
    name: { en: 'Under ¥20', 'zh-CN': '20 元以下', ar: 'أقل من 20 يوانًا', la: 'ບໍ່ເກີນ 20 ຢວນ' },
    maxFen: 2_000,
    by: 'sold',
  },
} as const satisfies Record<string, ShelfRecipe>;
export type ShelfName = keyof typeof SHELVES;
