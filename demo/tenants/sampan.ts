import { LOCALES } from '../../src/contract/values/shop/locales.ts';
import { ARTICLE_TYPES, REGION_CODES } from '../../src/contract/values/shop/site-kinds.ts';
import { DEMO_CHAT } from '../demo-chat.ts';
import { siteText } from '../texts/site-text.ts';
import { dutiesIn } from './duties.ts';
import {
  brandPictures,
  defaultSettings,
  GUANGZHOU,
  showAll,
  type TenantSeed,
  YIWU,
} from './tenant-seed.ts';

/** The default tenant: it hides nothing. */
export const sampan: TenantSeed = {
  id: 'sampan',
  hosts: ['localhost'],
  record: {
    ...defaultSettings,
    name: siteText('tenants.sampan.name'),
    description: siteText('tenants.sampan.description'),
    logoImage: '/brand/sampan.svg',
    ...brandPictures('sampan'),
    themeColor: '#0d9488',
    defaultLanguage: 'en',
    supportedLanguages: [...LOCALES],
    timezoneOffset: 10,
    timeZone: 'Australia/Sydney',
    serviceEmail: 'help@sampan.test',
    servicePhone: '+61 2 5550 0142',
    serviceSocialAccounts: [
      { type: 'WHATSAPP', accountId: '+61 480 555 142' },
      { type: 'WECHAT', accountId: 'sampan-help' },
      { type: 'TELEGRAM', accountId: '@sampan_help' },
    ],
    socialMediaPlatforms: [
      { platform: 'FACEBOOK', link: 'https://www.facebook.com/sampan.test' },
      { platform: 'INSTAGRAM', link: 'https://www.instagram.com/sampan.test' },
      { platform: 'YOUTUBE', link: 'https://www.youtube.com/@sampan.test' },
      { platform: 'TIKTOK', link: 'https://www.tiktok.com/@sampan.test' },
      { platform: 'LINKEDIN', link: '' },
    ],
    registrationEntity: {
      name: 'Sampan Trading Pty Ltd',
      businessLicenseNo: 'ABN 00 555 014 200',
      websiteApprove: '',
    },
    tenantPreference: showAll([
      'Taobao',
      'Tmall',
      'Alibaba',
      'JD',
      'Poizon',
      'Yiwugou',
      'SelfOwned',
    ]),
    analyticsCode: DEMO_CHAT,
    homeCountry: 'au',
    countries: [...REGION_CODES],
    duties: dutiesIn(REGION_CODES),
    currency: 'AUD',
    currencies: ['USD', 'EUR', 'GBP', 'NZD'],
    serviceFee: { basisPoints: 500, minimum: '3.00' },
  },
  articles: ARTICLE_TYPES,
  hasSteps: true,
  banners: ['welcome', 'combine', 'wholesale'],
  preferred: ['wardrobe', 'walk', 'home', 'desk'],
  recommended: ['bestsellers', 'newest', 'wholesale', 'small'],
  warehouses: [
    GUANGZHOU,
    YIWU,
    {
      region: 'LOCAL',
      name: siteText('warehouses.sampan'),
      country: 'au',
      address: 'Unit 6, 42 Harbour Road, Botany NSW',
      phone: '+61255500143',
      postCode: '2019',
    },
  ],
  bank: { name: 'Harbour Bank', holder: 'Sampan Trading Pty Ltd', account: '062-000 5550 1420' },
  merchant: {
    scheme: 'au.test.payid',
    merchantId: 'SAMPAN0012000342',
    city: 'Sydney',
    onePay: false,
  },
  promotionCode: 'WELCOME',
};
