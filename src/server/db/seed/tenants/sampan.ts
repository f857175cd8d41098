import { ARTICLE_TYPES, LOCALES, REGION_CODES } from '../../../../contract/enums.ts';
import { GUANGZHOU, showAll, type TenantSeed, usual, YIWU } from './tenant-seed.ts';

/** The default tenant: everything is on. */
export const sampan: TenantSeed = {
  id: 'sampan',
  hosts: ['localhost'],
  record: {
    ...usual,
    name: { en: 'Sampan' },
    description: {
      en: 'Buy from any shop in China: we order, check, combine and send it to your door.',
      'zh-CN': '代购中国好物：下单、验货、合箱、转运，一站到家。',
      ar: 'اشترِ من أي متجر في الصين: نطلب ونفحص ونجمع ونشحن إلى باب بيتك.',
      la: 'ຊື້ຈາກທຸກຮ້ານໃນຈີນ: ພວກເຮົາສັ່ງ, ກວດ, ລວມກ່ອງ ແລະ ສົ່ງຮອດໜ້າບ້ານ.',
    },
    logoImage: '/brand/sampan.svg',
    themeColor: '#0d9488',
    defaultLanguage: 'en',
    supportedLanguages: [...LOCALES],
    timezoneOffset: 10,
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
    homeCountry: 'au',
    countries: [...REGION_CODES],
    currency: 'AUD',
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
      name: { en: 'Sydney pick-up', 'zh-CN': '悉尼自提点', ar: 'نقطة استلام سيدني', la: 'ຈຸດຮັບຊິດນີ' },
      country: 'au',
      address: 'Unit 6, 42 Harbour Road, Botany NSW',
      phone: '+61255500143',
      postCode: '2019',
    },
  ],
  bank: { name: 'Harbour Bank', holder: 'Sampan Trading Pty Ltd', account: '062-000 5550 1420' },
  promotionCode: 'WELCOME',
};
