import { siteText } from '../texts/site-text.ts';
import { dutiesIn } from './duties.ts';
import {
  brandPictures,
  defaultSettings,
  GUANGZHOU,
  showAll,
  type TenantSeed,
} from './tenant-seed.ts';

/** Laos, in Lao: a yellow theme, a plain how-to-use page. */
export const naga: TenantSeed = {
  id: 'naga',
  hosts: ['la.localhost'],
  record: {
    ...defaultSettings,
    name: siteText('tenants.naga.name'),
    description: siteText('tenants.naga.description'),
    logoImage: '/brand/naga.svg',
    ...brandPictures('naga'),
    themeColor: '#f5b301',
    defaultLanguage: 'la',
    supportedLanguages: ['la', 'en', 'zh-CN', 'th', 'vi'],
    timezoneOffset: 7,
    timeZone: 'Asia/Vientiane',
    serviceEmail: 'help@naga.test',
    servicePhone: '+856 21 555 042',
    serviceSocialAccounts: [
      { type: 'WHATSAPP', accountId: '+856 20 5555 0042' },
      { type: 'LINE', accountId: '@nagapost' },
      { type: 'FACEBOOK_MESSENGER', accountId: 'nagapost' },
      { type: 'WECHAT', accountId: 'naga-post' },
    ],
    socialMediaPlatforms: [
      { platform: 'FACEBOOK', link: 'https://www.facebook.com/naga.test' },
      { platform: 'TIKTOK', link: 'https://www.tiktok.com/@naga.test' },
    ],
    registrationEntity: {
      name: 'Naga Post Sole Co., Ltd',
      businessLicenseNo: '01-00005550',
      websiteApprove: '',
    },
    tenantPreference: {
      ...showAll(['Taobao', 'Tmall', 'Alibaba', 'JD']),
      showUserWarehouse: false,
    },
    features: { ...defaultSettings.features, plainHowToUse: true },
    homeCountry: 'la',
    countries: ['la', 'vn', 'my'],
    duties: dutiesIn(['la', 'vn', 'my']),
    currency: 'LAK',
    currencies: ['THB', 'USD', 'VND'],
    serviceFee: { basisPoints: 600, minimum: '5.00' },
    freeStorageDays: 30,
  },
  articles: [
    'ABOUT_US',
    'ABOUT_TRANSIT',
    'ABOUT_TRANSIT_FEE',
    'HOW_TO_USE',
    'PROHIBITED_PURCHASE_ITEMS',
    'USER_AGREEMENT',
    'FAQ',
    'PAYMENT_GUIDE',
  ],
  hasSteps: true,
  banners: ['welcome', 'combine'],
  preferred: ['wardrobe', 'family', 'home'],
  recommended: ['bestsellers', 'small', 'newest'],
  warehouses: [
    GUANGZHOU,
    {
      region: 'LOCAL',
      name: siteText('warehouses.naga'),
      country: 'la',
      address: 'ຖະໜົນ ດົງໂດກ, ບ້ານ ຕານມີໄຊ, ເມືອງ ໄຊທານີ, ນະຄອນຫຼວງວຽງຈັນ',
      phone: '+85621555043',
      postCode: '01000',
    },
  ],
  bank: { name: 'Mekong Bank', holder: 'NAGA POST SOLE CO LTD', account: '010 12 00 5550042 001' },
  merchant: {
    scheme: 'la.test.laoqr',
    merchantId: 'NAGA0105550042',
    city: 'Vientiane',
    onePay: true,
  },
  promotionCode: 'SABAIDEE',
};
