import type { FreightBill, siteEndpoints, TransitOption, Warehouse } from '../calls/site.ts';
import type { Examples } from './example.ts';

const exchangeInfo = {
  cnyExchangeRate: '0.2110',
  currency: 'AUD',
  source: 'open.er-api.com',
  fetchedAt: '2026-11-20T00:00:01.000Z',
};

export const warehouse: Warehouse = {
  id: 'sampan-guangzhou',
  region: 'CHINA',
  name: 'Guangzhou',
  country: 'cn',
  address: '广东省广州市白云区石井街道 18 号',
  phone: '+862055500142',
  postCode: '510430',
};

export const bill: FreightBill = {
  actualG: 1240,
  volumetricG: 0,
  billedG: 1240,
  firstG: 500,
  stepG: 500,
  lines: [{ kind: 'BASE', label: 'Shipping', amount: '150.00' }],
  total: '150.00',
};

export const option: TransitOption = {
  code: 'POSTAL_EMS',
  name: 'EMS (post)',
  countries: ['my', 'au', 'la'],
  leadTimeDays: [8, 20],
  minG: 500,
  maxG: 30_000,
  volumeDivisor: 8000,
  volumeMode: 'SIDE_LIMIT',
  acceptedGoodsClasses: ['NORMAL'],
  selfPickup: false,
  localExpressCompanies: [],
  insurable: true,
  trackable: true,
  taxesIncluded: false,
  extras: [],
  estimate: bill,
};

const selangor = { code: 'MY-10', name: 'Selangor' };

export const siteExamples: Examples<typeof siteEndpoints> = {
  getTenant: {
    answer: {
      id: 'sampan',
      name: 'Sampan',
      description: 'Shop in China from anywhere',
      logoImage: '/brand/sampan.svg',
      themeColor: '#0d9488',
      defaultLanguage: 'en',
      supportedLanguages: ['en', 'zh-CN', 'ar'],
      timezoneOffset: 10,
      serviceEmail: 'help@sampan.test',
      servicePhone: '+61 2 5550 0142',
      serviceSocialAccounts: [{ type: 'WHATSAPP', accountId: '+61 480 555 142' }],
      socialMediaPlatforms: [
        { platform: 'INSTAGRAM', link: 'https://www.instagram.com/sampan.test' },
      ],
      guestCart: true,
      favourites: true,
      signIn: {
        mailedCode: true,
        passkeys: true,
        newAccounts: true,
        providers: [{ id: 'google', provider: 'GOOGLE', name: 'Google' }],
      },
      analyticsCode: '',
      googleAnalyticsTraceId: '',
      registrationEntity: {
        name: 'Sampan Trading Pty Ltd',
        businessLicenseNo: 'ABN 00 555 014 200',
        websiteApprove: '',
      },
      tenantPreference: {
        showExchangeRate: true,
        showStockin: true,
        showTransit: true,
        showUserWarehouse: true,
        productPlatforms: ['Taobao', 'Tmall', 'Alibaba'],
      },
      features: {
        plainHowToUse: false,
        hideClock: false,
        hideExchangeRate: false,
        hidePoweredBy: false,
        silentAnalyticsCode: false,
      },
      returnOrigins: [],
      homeCountry: 'au',
      serviceFee: { basisPoints: 500, minimum: '3.00' },
      freeStorageDays: 60,
      storage: {
        maxDays: 180,
        extensionFee: '30.00',
        extensionDays: 30,
        graceDays: 30,
        reminderDays: [7, 1],
        dailyPer: 'PARCEL',
      },
      inspection: { returnDays: 7, photoService: 'MORE_PHOTOS' },
      homeSections: ['DOOR', 'GOODS', 'STEPS'],
      homeGoods: ['PREFERRED', 'VIEWED', 'GROUPS', 'BANNERS', 'CATEGORIES'],
      stepDays: { buy: { min: 0, max: 1 }, arrive: { min: 2, max: 5 } },
      footerLinks: [{ title: 'Blog', link: 'https://blog.sampan.test' }],
      exchangeInfo,
      otherExchanges: [{ ...exchangeInfo, cnyExchangeRate: '0.1391', currency: 'USD' }],
      enabledArticleTypes: ['ABOUT_US', 'HOW_TO_USE', 'FAQ'],
      hasUserAgreement: true,
      revision: 3,
    },
  },
  getExchangeRate: { answer: exchangeInfo },
  listTenantWarehouses: { input: { query: { warehouseRegion: 'CHINA' } }, answer: [warehouse] },
  listSupportedCountries: {
    answer: [{ code: 'my', name: 'Malaysia', callingCode: '60', flag: '🇲🇾' }],
  },
  listAddressDistricts: { input: { query: { country: 'my' } }, answer: [selangor] },
  listMultipleAddressDistricts: { answer: [{ country: 'my', districts: [selangor] }] },
  listTransitOptions: {
    input: {
      query: {
        country: 'my',
        weightG: 1240,
        lengthMm: 300,
        widthMm: 200,
        heightMm: 150,
        goodsClass: 'NORMAL',
      },
    },
    answer: [option],
  },
};
