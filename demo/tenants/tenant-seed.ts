import type { Tenant } from '../../src/contract/calls/site.ts';
import type { TenantFile } from '../../src/contract/ops/shop/tenant-file.ts';
import { STANDARD_GOODS_RULES } from '../../src/contract/values/goods/goods-rules.ts';
import type { ProductPlatform } from '../../src/contract/values/goods/product-kinds.ts';
import { HOME_GOODS, HOME_SECTIONS } from '../../src/contract/values/shop/home-sections.ts';
import { STANDARD_SIGN_IN } from '../../src/contract/values/shop/sign-in-ways.ts';
import type { ArticleType } from '../../src/contract/values/shop/site-kinds.ts';
import type { TenantRecord } from '../../src/contract/values/shop/tenant-record.ts';
import type { TenantText } from '../../src/contract/values/shop/tenant-text.ts';
import type { ShelfName } from '../shelf-recipes.ts';
import type { BannerName } from '../texts/banners.ts';
import { siteText } from '../texts/site-text.ts';

/** A tenant of the seed, with its content. */
export type TenantSeed = {
  id: string;
  hosts: readonly string[];
  record: TenantRecord;
  articles: readonly ArticleType[];
  /** Whether the how-to-use page shows steps; otherwise it shows the article. */
  hasSteps: boolean;
  banners: readonly BannerName[];
  preferred: readonly ShelfName[];
  recommended: readonly ShelfName[];
  warehouses: readonly Omit<TenantFile['warehouses'][number], 'id'>[];
  bank: { name: string; holder: string; account: string };
  /**
   * The data of its QR code for payments: the scheme of the country's wallets, and the tenant's account
   * in that scheme.
   */
  merchant: { scheme: string; merchantId: string; city: string; onePay: boolean };
  promotionCode: string;
};

/** The default settings of a tenant. */
export const defaultSettings = {
  footerLinks: [
    {
      title: siteText('footerLinks.track'),
      link: '/my/transit',
    },
  ] as { title: TenantText; link: string }[],
  analyticsCode: '',
  googleAnalyticsTraceId: '',
  returnOrigins: [] as string[],
  guestCart: { enabled: true, keptDays: 30 },
  signIn: STANDARD_SIGN_IN,
  goodsRules: STANDARD_GOODS_RULES,
  homeSections: [...HOME_SECTIONS] as TenantRecord['homeSections'],
  homeGoods: [...HOME_GOODS] as TenantRecord['homeGoods'],
  freeStorageDays: 60,
  storage: {
    maxDays: 90,
    extensionFee: '15.00',
    extensionDays: 30,
    graceDays: 30,
    reminderDays: [7, 1],
    dailyPer: 'PARCEL',
  } as TenantRecord['storage'],
  inspection: { returnDays: 7, photoService: 'MORE_PHOTOS' } as TenantRecord['inspection'],
  stepDays: {
    buy: { min: 0, max: 1 },
    arrive: { min: 2, max: 5 },
    check: { min: 0, max: 1 },
    pack: { min: 1, max: 2 },
  },
  packingFee: '8.00',
  consolidation: {
    boxPercent: 8,
    minBoxG: 200,
    volumePercent: 110,
    sellerBoxG: 60,
    sellerBoxPercent: 4,
    cm3PerKg: 4_000,
  },
  services: [
    {
      code: 'REINFORCED_PACKING',
      name: siteText('services.reinforcedPacking'),
      per: 'BOX',
      price: '0.00',
      offered: true,
    },
    {
      code: 'REMOVE_PACKAGING',
      name: siteText('services.removePackaging'),
      per: 'ITEM',
      price: '1.00',
      offered: true,
    },
    {
      code: 'STRETCH_FILM',
      name: siteText('services.stretchFilm'),
      per: 'BOX',
      price: '4.00',
      offered: true,
    },
    {
      code: 'MORE_PHOTOS',
      name: siteText('services.morePhotos'),
      per: 'PARCEL',
      price: '5.00',
      offeredFor: 'PARCEL',
      offered: true,
    },
    {
      code: 'EXTRA_CHECK',
      name: siteText('services.extraCheck'),
      per: 'ITEM',
      price: '2.00',
      offeredFor: 'ORDER',
      offered: true,
    },
  ] as TenantRecord['services'],
  withdrawal: { minimum: '50.00', fee: '5.00' },
  features: {
    plainHowToUse: false,
    hideClock: false,
    hideExchangeRate: false,
    hidePoweredBy: false,
    silentAnalyticsCode: false,
  } as Tenant['features'],
};

/** The fields for the pictures that demo/pictures/brand-pictures.ts draws: share image and app icons. */
export const brandPictures = (id: string) => ({
  shareImage: `/brand/share/${id}.png`,
  appIcons: [192, 512].map((size) => ({ image: `/brand/icons/${id}-${size}.png`, size })),
});

/** Preferences that show everything and offer these platforms. */
export const showAll = (productPlatforms: ProductPlatform[]): Tenant['tenantPreference'] => ({
  showExchangeRate: true,
  showStockin: true,
  showTransit: true,
  showUserWarehouse: true,
  productPlatforms,
});

/** The warehouses in China that tenants share. Their addresses are in Chinese, for the sellers. */
export const GUANGZHOU: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: siteText('warehouses.guangzhou'),
  country: 'cn',
  address: '广东省广州市白云区石井街道石沙路 168 号 3 栋',
  addressTrans: {
    en: 'Building 3, 168 Shisha Road, Shijing, Baiyun District, Guangzhou, Guangdong',
  },
  advice: siteText('warehouseAdvice.guangzhou'),
  phone: '+862085550168',
  postCode: '510430',
};

export const YIWU: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: siteText('warehouses.yiwu'),
  country: 'cn',
  address: '浙江省金华市义乌市福田街道工业路 66 号 2 栋',
  addressTrans: { en: 'Building 2, 66 Gongye Road, Futian, Yiwu, Jinhua, Zhejiang' },
  advice: siteText('warehouseAdvice.yiwu'),
  phone: '+8657985550066',
  postCode: '322000',
};

export const URUMQI: TenantSeed['warehouses'][number] = {
  region: 'CHINA',
  name: siteText('warehouses.urumqi'),
  country: 'cn',
  address: '新疆维吾尔自治区乌鲁木齐市新市区河南东路 88 号物流园 5 库',
  addressTrans: {
    en: 'Warehouse 5, Logistics Park, 88 Henan East Road, Xinshi District, Ürümqi, Xinjiang',
  },
  advice: siteText('warehouseAdvice.urumqi'),
  phone: '+869915550088',
  postCode: '830011',
};
