import type { Proposal } from '../../ops/people/approvals.ts';
import type { opsGoodsRuleEndpoints } from '../../ops/shop/goods-rules.ts';
import type { opsShopEndpoints, ShopPartDetail } from '../../ops/shop/shop.ts';
import type { opsShopPictureEndpoints } from '../../ops/shop/shop-pictures.ts';
import type { ShopPart } from '../../values/shop/shop-parts.ts';
import { done, type Examples } from '../example.ts';
import { tenantFile } from '../tenant-file.ts';

const AT = '2026-11-28T08:30:00.000Z';
const PICTURE = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90-3f8a1c5d7e9b2a4c6d8e0f12';
const { record, warehouses } = tenantFile;

const banner = {
  id: 'winter',
  image: `/uploads/shop-picture/${PICTURE}-r.webp`,
  title: { en: 'Winter sale' },
  text: { en: 'Half the service fee until Sunday' },
  link: '/search?q=coat',
  until: '2026-12-06T16:00:00.000Z',
};
const group = { id: 'tea', kind: 'PREFERRED' as const, name: { en: 'Tea' }, productIds: ['p1'] };

/** A part with a draft, as a call that changes it answers. */
const detail = (id: ShopPart, draft?: Record<string, unknown>): ShopPartDetail => ({
  id,
  version: 3,
  hasDraft: draft !== undefined,
  draftBy: draft ? 'Li Na' : '',
  ...(draft && { draftAt: AT, draft }),
  publishedAt: AT,
  publishedBy: 'Li Na',
  missing: [],
  supportedLanguages: record.supportedLanguages,
  defaultLanguage: record.defaultLanguage,
  published: {},
  changes: draft ? [{ path: 'banners.0.title.en', before: '', after: 'Winter sale' }] : [],
  history: [{ number: 1, at: AT, by: 'Li Na', kind: 'FORM', current: true }],
});

const draft = <B>(id: ShopPart, body: B) => ({
  input: { body },
  answer: detail(id, { example: true }),
});

const proposed: Proposal = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z91',
  proposalNo: 'A261128ABCDEFG',
  kind: 'CHARGES',
  state: 'PENDING',
  subject: 'SHOP_PART',
  subjectId: 'sampan-fees',
  subjectName: 'fees',
  shopperId: '',
  amount: '0.00',
  payload: '{}',
  payloadHash: '5f'.repeat(32),
  summary: [{ name: 'shop.serviceFee.basisPoints', before: '500', after: '450' }],
  reason: 'The new season',
  evidence: '',
  rulesVersion: 0,
  withoutSecondPerson: false,
  madeBy: { id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z92', name: 'Li Na' },
  madeAt: AT,
  expiresAt: '2026-12-05T08:30:00.000Z',
  decisionReason: '',
  error: '',
  version: 0,
  approvers: ['Chen Hao'],
  actions: ['cancel'],
};

const places = { homeCountry: record.homeCountry, countries: record.countries, warehouses };
const { version: _version, ...state } = detail('banners');

const vapes = {
  id: 'vapes',
  effect: 'REFUSED' as const,
  title: { en: 'E-cigarettes' },
  text: { en: 'No carrier takes them.' },
  words: ['vape*', 'e-cigarette*', '电子烟'],
};

export const opsGoodsRuleExamples: Examples<typeof opsGoodsRuleEndpoints> = {
  tryGoodsRules: {
    input: { query: { shown: 'changed' } },
    answer: {
      isDraft: true,
      rules: [{ id: 'vapes', effect: 'REFUSED', hits: 1, freed: 0 }],
      tried: 1840,
      hit: 1,
      changed: 1,
      products: [
        {
          productId: 'p1',
          productUrl: 'https://item.taobao.com/item.htm?id=600100',
          title: '一次性电子烟',
          titleEn: 'Disposable vape',
          image: '/goods/p1.webp',
          change: 'NEW',
          now: [{ rule: 'vapes', effect: 'REFUSED', word: '电子烟' }],
          before: [],
        },
      ],
    },
  },
};

export const opsShopExamples: Examples<typeof opsShopEndpoints> = {
  listShopParts: {
    answer: [
      {
        id: 'banners',
        version: 3,
        hasDraft: state.hasDraft,
        draftBy: '',
        publishedAt: AT,
        publishedBy: 'Li Na',
        missing: ['ru'],
      },
    ],
  },
  getShopPart: { input: { params: { id: 'banners' } }, answer: detail('banners') },
  draftShopBasics: draft('basics', {
    name: record.name,
    description: record.description,
    serviceEmail: record.serviceEmail,
    servicePhone: record.servicePhone,
    serviceSocialAccounts: record.serviceSocialAccounts,
    socialMediaPlatforms: record.socialMediaPlatforms,
    footerLinks: record.footerLinks,
    registrationEntity: record.registrationEntity,
  }),
  draftShopTheme: draft('theme', { themeColor: '#0d9488', logoImage: record.logoImage }),
  draftShopLanguages: draft('languages', {
    defaultLanguage: 'en' as const,
    supportedLanguages: ['en' as const],
  }),
  draftShopFeatures: draft('features', {
    features: record.features,
    guestCart: record.guestCart,
    analyticsCode: '',
    googleAnalyticsTraceId: '',
    returnOrigins: [],
  }),
  draftShopSignIn: draft('signIn', { signIn: record.signIn }),
  draftShopTimezone: draft('timezone', {
    timezoneOffset: 8,
    timeZone: 'Asia/Kuala_Lumpur',
    stepDays: { buy: { min: 0, max: 1 }, arrive: { min: 2, max: 5 } },
  }),
  draftShopPlaces: draft('places', places),
  draftShopMenu: draft('menu', { tenantPreference: record.tenantPreference }),
  draftShopFees: draft('fees', { serviceFee: record.serviceFee, withdrawal: record.withdrawal }),
  draftShopStorage: draft('storage', {
    freeStorageDays: record.freeStorageDays,
    storage: record.storage,
    inspection: record.inspection,
  }),
  draftShopServices: draft('services', {
    packingFee: record.packingFee,
    consolidation: record.consolidation,
    services: record.services,
  }),
  draftShopHome: draft('home', {
    homeSections: ['GOODS' as const, 'DOOR' as const],
    homeGoods: ['BANNERS' as const, 'PREFERRED' as const, 'GROUPS' as const],
  }),
  draftShopBanners: draft('banners', { banners: [banner] }),
  draftShopAnnouncements: draft('announcements', {
    announcements: [
      { id: 'closed', title: { en: 'New Year' }, html: { en: '<p>Closed.</p>' }, publishedAt: AT },
    ],
  }),
  draftShopGroups: draft('groups', { productGroups: [group] }),
  draftShopSteps: draft('steps', { howToUse: [] }),
  draftShopGoods: draft('goods', { goodsRules: [vapes] }),
  draftShopArticle: {
    input: {
      params: { id: 'ABOUT_US' },
      body: { locale: 'en', title: 'About us', html: '<p>We buy for you.</p>' },
    },
    answer: detail('ABOUT_US', { articles: tenantFile.articles }),
  },
  addToShopGroup: {
    input: { body: { group: 'tea', productIds: ['p2'] } },
    answer: detail('groups', { productGroups: [group] }),
  },
  publishShopPart: { input: { params: { id: 'banners' } }, answer: detail('banners') },
  discardShopDraft: { input: { params: { id: 'banners' } }, answer: detail('banners') },
  rollBackShopPart: {
    input: { params: { id: 'banners' }, body: { number: 1 } },
    answer: detail('banners'),
  },
  proposeShopCharges: {
    input: { params: { id: 'fees' }, body: { reason: 'The new season' } },
    answer: proposed,
  },
  proposeEarlierShopCharges: {
    input: { params: { id: 'fees' }, body: { number: 1, reason: 'The season is over' } },
    answer: proposed,
  },
  discardShopCharges: { input: { params: { id: 'fees' } }, answer: detail('fees') },
  previewShop: {
    input: { body: {} },
    answer: {
      link: 'https://shop.example.org/preview-shop?token=5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N',
      expiresAt: AT,
    },
  },
  openShopPreview: {
    input: { body: { token: '5V2K8Q4D7M1N9W3X6Y0Z5V2K8Q4D7M1N' } },
    answer: {
      accessToken: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl',
      viewer: 'Li Na',
      expiresAt: AT,
    },
  },
};

const picture = {
  id: '01KAJ0Q8ZV7T3M5N9W2X4Y6Z90',
  name: 'Winter sale',
  path: banner.image,
  width: 1920,
  height: 533,
  bytes: 84_112,
  resized: true,
  usedIn: [],
  ofProduct: false,
  ofChannel: false,
  createdAt: AT,
  createdBy: 'Li Na',
  version: 0,
};

export const opsShopPictureExamples: Examples<typeof opsShopPictureEndpoints> = {
  listShopPictures: { answer: [picture] },
  getShopUploadToken: {
    input: { query: { ext: 'jpg' } },
    answer: {
      key: `shop-picture/${PICTURE}.jpg`,
      policy: 'eyJleHBpcmF0aW9uIjoiMjAyNi0xMS0yOFQwODo0MDowMC4wMDBaIn0=',
      accessKeyId: 'sampan',
      signature: 'c2lnbmF0dXJl',
      bucketHost: '/uploads',
      cdnUrl: '/uploads',
    },
  },
  addShopPicture: {
    input: { body: { file: `shop-picture/${PICTURE}.jpg`, name: 'Winter sale' } },
    answer: picture,
  },
  removeShopPicture: { input: { params: { id: picture.id } }, ...done },
};
