import { siteText } from '../texts/site-text.ts';
import { dutiesIn } from './duties.ts';
import {
  brandPictures,
  defaultSettings,
  GUANGZHOU,
  showAll,
  type TenantSeed,
  URUMQI,
  YIWU,
} from './tenant-seed.ts';

/**
 * Pakistan and its neighbours, mainly in English and Arabic: the tenant that shows right-to-left
 * text.
 */
export const karwan: TenantSeed = {
  id: 'karwan',
  hosts: ['pk.localhost'],
  record: {
    ...defaultSettings,
    name: siteText('tenants.karwan.name'),
    description: siteText('tenants.karwan.description'),
    logoImage: '/brand/karwan.svg',
    ...brandPictures('karwan'),
    themeColor: '#4338ca',
    defaultLanguage: 'en',
    supportedLanguages: ['en', 'ar', 'zh-CN', 'ms', 'uz'],
    timezoneOffset: 5,
    timeZone: 'Asia/Karachi',
    serviceEmail: 'help@karwan.test',
    servicePhone: '+92 21 5550 0166',
    serviceSocialAccounts: [
      { type: 'WHATSAPP', accountId: '+92 300 5550166' },
      { type: 'SIGNAL', accountId: '+92 300 5550167' },
    ],
    socialMediaPlatforms: [
      { platform: 'FACEBOOK', link: 'https://www.facebook.com/karwan.test' },
      { platform: 'YOUTUBE', link: 'https://www.youtube.com/@karwan.test' },
      { platform: 'TIKTOK', link: '' },
    ],
    registrationEntity: {
      name: 'Karwan Traders (Private) Limited',
      businessLicenseNo: 'NTN 5550166-0',
      websiteApprove: '',
    },
    tenantPreference: showAll(['Alibaba', 'Yiwugou', 'Taobao', 'Tmall']),
    homeCountry: 'pk',
    countries: ['pk', 'my', 'uz'],
    duties: dutiesIn(['pk', 'my', 'uz']),
    currency: 'PKR',
    currencies: ['USD', 'EUR', 'SAR'],
    serviceFee: { basisPoints: 500, minimum: '2.00' },
  },
  articles: [
    'ABOUT_US',
    'ABOUT_TRANSIT_FEE',
    'HOW_TO_USE',
    'PROHIBITED_PURCHASE_ITEMS',
    'USER_AGREEMENT',
    'FAQ',
    'PAYMENT_GUIDE',
    'SOURCING_SERVICE',
  ],
  hasSteps: true,
  banners: ['welcome', 'combine', 'wholesale'],
  preferred: ['wholesale', 'home', 'wardrobe'],
  recommended: ['bestsellers', 'small', 'newest'],
  warehouses: [
    GUANGZHOU,
    YIWU,
    URUMQI,
    {
      region: 'LOCAL',
      name: siteText('warehouses.karwan'),
      country: 'pk',
      address: 'Warehouse 9, Plot 21-C, Korangi Industrial Area, Karachi',
      phone: '+922155500168',
      postCode: '74900',
    },
  ],
  bank: {
    name: 'Indus Bank',
    holder: 'Karwan Traders (Private) Limited',
    account: 'PK00 INDU 0000 0055 5016 6000',
  },
  merchant: {
    scheme: 'pk.test.raast',
    merchantId: 'KARWAN5550092',
    city: 'Karachi',
    onePay: false,
  },
  promotionCode: 'SAFAR',
};
