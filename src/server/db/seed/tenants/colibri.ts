import { siteText } from '../texts/site-text.ts';
import { GUANGZHOU, showAll, type TenantSeed, usual, YIWU } from './tenant-seed.ts';

/** Mexico, in Spanish: no clock, and nothing says who powers it. */
export const colibri: TenantSeed = {
  id: 'colibri',
  hosts: ['mx.localhost'],
  record: {
    ...usual,
    name: siteText('tenants.colibri.name'),
    description: siteText('tenants.colibri.description'),
    logoImage: '/brand/colibri.svg',
    themeColor: '#be185d',
    defaultLanguage: 'es',
    supportedLanguages: ['es', 'en', 'zh-CN', 'pt', 'fr'],
    timezoneOffset: -6,
    serviceEmail: 'ayuda@colibri.test',
    servicePhone: '+52 55 5550 0123',
    serviceSocialAccounts: [
      { type: 'WHATSAPP', accountId: '+52 55 5550 0124' },
      { type: 'FACEBOOK', accountId: 'colibri.test' },
    ],
    socialMediaPlatforms: [
      { platform: 'FACEBOOK', link: 'https://www.facebook.com/colibri.test' },
      { platform: 'INSTAGRAM', link: 'https://www.instagram.com/colibri.test' },
      { platform: 'TWITTER', link: 'https://x.com/colibri_test' },
    ],
    registrationEntity: {
      name: 'Colibrí Comercio, S.A. de C.V.',
      businessLicenseNo: 'RFC CCO000555AB0',
      websiteApprove: '',
    },
    tenantPreference: showAll(['Alibaba', 'Yiwugou', 'Taobao', 'SelfOwned']),
    features: { ...usual.features, hideClock: true, hidePoweredBy: true },
    homeCountry: 'mx',
    countries: ['mx', 'cl'],
    currency: 'MXN',
    serviceFee: { basisPoints: 800, minimum: '8.00' },
    freeStorageDays: 90,
  },
  articles: [
    'ABOUT_US',
    'ABOUT_TRANSIT',
    'ABOUT_TRANSIT_FEE',
    'PROHIBITED_PURCHASE_ITEMS',
    'USER_AGREEMENT',
    'FAQ',
    'PAYMENT_GUIDE',
    'SOURCING_SERVICE',
  ],
  hasSteps: false,
  banners: ['wholesale', 'welcome', 'combine'],
  preferred: ['wholesale', 'home', 'outdoors', 'family'],
  recommended: ['bestsellers', 'small', 'newest'],
  warehouses: [
    YIWU,
    GUANGZHOU,
    {
      region: 'LOCAL',
      name: siteText('warehouses.colibri'),
      country: 'mx',
      address: 'Av. Ceylán 959, Bodega 14, Industrial Vallejo, Azcapotzalco, CDMX',
      phone: '+525555500125',
      postCode: '02300',
    },
  ],
  bank: {
    name: 'Banco del Valle',
    holder: 'Colibrí Comercio, S.A. de C.V.',
    account: 'CLABE 000 180 0055 5001 2300',
  },
  merchant: {
    scheme: 'mx.test.codi',
    merchantId: 'COLIBRI55501988',
    city: 'Mexico City',
    onePay: false,
  },
  promotionCode: 'HOLA',
};
