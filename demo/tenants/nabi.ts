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

/**
 * Korea, in Korean: a nearly black theme, no clock, also embedded in an app; forwarding is paid in
 * advance, by its estimate.
 */
export const nabi: TenantSeed = {
  id: 'nabi',
  hosts: ['kr.localhost'],
  record: {
    ...defaultSettings,
    name: siteText('tenants.nabi.name'),
    description: siteText('tenants.nabi.description'),
    logoImage: '/brand/nabi.svg',
    ...brandPictures('nabi'),
    themeColor: '#18181b',
    defaultLanguage: 'ko',
    supportedLanguages: ['ko', 'en', 'zh-CN', 'ja'],
    timezoneOffset: 9,
    timeZone: 'Asia/Seoul',
    serviceEmail: 'help@nabi.test',
    servicePhone: '+82 2 5550 0190',
    serviceSocialAccounts: [{ type: 'KAKAOTALK', accountId: 'nabi-help' }],
    socialMediaPlatforms: [
      { platform: 'INSTAGRAM', link: 'https://www.instagram.com/nabi.test' },
      { platform: 'YOUTUBE', link: 'https://www.youtube.com/@nabi.test' },
    ],
    registrationEntity: {
      name: '주식회사 나비무역',
      businessLicenseNo: '000-55-50190',
      websiteApprove: '통신판매업신고 제2026-서울마포-0000호',
    },
    tenantPreference: {
      ...showAll(['Taobao', 'Tmall', 'Poizon', 'JD', 'Alibaba']),
      showUserWarehouse: false,
    },
    features: {
      ...defaultSettings.features,
      hideClock: true,
      appBridgeScript: '/brand/app-bridge.js',
    },
    homeCountry: 'kr',
    countries: ['kr', 'au'],
    duties: dutiesIn(['kr', 'au']),
    currency: 'KRW',
    currencies: ['USD', 'JPY'],
    serviceFee: { basisPoints: 400, minimum: '3.00' },
    freeStorageDays: 45,
    transitChargeMode: 'PREPAID_ESTIMATE',
  },
  articles: [
    'ABOUT_US',
    'ABOUT_TRANSIT',
    'ABOUT_TRANSIT_FEE',
    'HOW_TO_USE',
    'PROHIBITED_PURCHASE_ITEMS',
    'USER_AGREEMENT',
    'FAQ',
    'SOURCING_SERVICE',
  ],
  hasSteps: true,
  banners: ['welcome', 'wholesale'],
  preferred: ['wardrobe', 'beauty', 'walk'],
  recommended: ['sneakers', 'newest', 'bestsellers'],
  warehouses: [
    YIWU,
    GUANGZHOU,
    {
      region: 'LOCAL',
      name: siteText('warehouses.nabi'),
      country: 'kr',
      address: '인천광역시 중구 공항로 424, 물류센터 B동 3층',
      phone: '+82325550191',
      postCode: '22382',
    },
  ],
  bank: { name: '한강은행', holder: '주식회사 나비무역', account: '005-5501-90-000000' },
  merchant: {
    scheme: 'kr.test.zeropay',
    merchantId: 'NABI1205550210',
    city: 'Seoul',
    onePay: false,
  },
  promotionCode: 'NABI',
};
