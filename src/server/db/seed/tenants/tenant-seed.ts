import type { ArticleType, Locale, ProductPlatform } from '../../../../contract/enums.ts';
import type { Tenant } from '../../../../contract/site.ts';
import type { TenantRecord, TenantText, warehouses } from '../../schema/tenants.ts';
import type { ShelfName } from '../shelf-recipes.ts';
import type { BannerName } from '../texts/banners.ts';

/** A tenant of the seed, with what it shows. */
export type TenantSeed = {
  id: string;
  hosts: readonly string[];
  record: TenantRecord;
  articles: readonly ArticleType[];
  /** Whether the how-to-use page shows steps; without them it is the article. */
  hasSteps: boolean;
  banners: readonly BannerName[];
  preferred: readonly ShelfName[];
  recommended: readonly ShelfName[];
  warehouses: readonly Omit<typeof warehouses.$inferInsert, 'id' | 'tenantId'>[];
  bank: { name: string; holder: string; account: string };
  /** What a pay code names: the scheme of the country's wallets, and the tenant's account in it. */
  merchant: { scheme: string; merchantId: string; city: string; onePay: boolean };
  promotionCode: string;
};

/** What most tenants have in common, to be overridden. */
export const usual = {
  footerLinks: [
    {
      title: { en: 'Track a parcel', 'zh-CN': '包裹查询', ar: 'تتبّع الطرد', la: 'ຕິດຕາມພັດສະດຸ' },
      link: 'https://t.17track.net',
    },
  ] as { title: TenantText; link: string }[],
  analyticsCode: '',
  googleAnalyticsTraceId: '',
  returnOrigins: [] as string[],
  freeStorageDays: 60,
  storage: { maxDays: 90, extensionFee: '15.00' },
  withdrawal: { minimum: '50.00', fee: '5.00' },
  features: {
    plainHowToUse: false,
    hideClock: false,
    hideExchangeRate: false,
    hidePoweredBy: false,
  } as Tenant['features'],
};

/** Everything shown, these marketplaces offered. */
export const showAll = (productPlatforms: ProductPlatform[]): Tenant['tenantPreference'] => ({
  showExchangeRate: true,
  showStockin: true,
  showTransit: true,
  showUserWarehouse: true,
  productPlatforms,
});

/** Languages that the seed's articles are written in. */
export const WRITTEN = ['en', 'zh-CN', 'ar', 'la'] as const satisfies readonly Locale[];

/** The warehouses in China that tenants share: their addresses are what sellers read. */
export const GUANGZHOU: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: {
    en: 'Guangzhou warehouse',
    'zh-CN': '广州仓',
    ar: 'مستودع قوانغتشو',
    la: 'ສາງກວາງໂຈ',
    ru: 'Склад в Гуанчжоу',
    ko: '광저우 창고',
    es: 'Almacén de Cantón',
  },
  country: 'cn',
  address: '广东省广州市白云区石井街道石沙路 168 号 3 栋',
  phone: '+862085550168',
  postCode: '510430',
};

export const YIWU: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: {
    en: 'Yiwu warehouse',
    'zh-CN': '义乌仓',
    ar: 'مستودع ييوو',
    la: 'ສາງອີອູ',
    ru: 'Склад в Иу',
    ko: '이우 창고',
    es: 'Almacén de Yiwu',
  },
  country: 'cn',
  address: '浙江省金华市义乌市福田街道工业路 66 号 2 栋',
  phone: '+8657985550066',
  postCode: '322000',
};

export const URUMQI: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: {
    en: 'Ürümqi warehouse',
    'zh-CN': '乌鲁木齐仓',
    ar: 'مستودع أورومتشي',
    la: 'ສາງອູຣູມຊີ',
    ru: 'Склад в Урумчи',
    ko: '우루무치 창고',
    es: 'Almacén de Urumqi',
  },
  country: 'cn',
  address: '新疆维吾尔自治区乌鲁木齐市新市区河南东路 88 号物流园 5 库',
  phone: '+869915550088',
  postCode: '830011',
};
