/** Enumerations of a tenant and its pages (docs/specification.md section 3). */

export const ARTICLE_TYPES = [
  'ABOUT_US',
  'ABOUT_TRANSIT',
  'ABOUT_TRANSIT_FEE',
  'HOW_TO_USE',
  'PROHIBITED_PURCHASE_ITEMS',
  'USER_AGREEMENT',
  'FAQ',
  'PAYMENT_GUIDE',
  'SOURCING_SERVICE',
] as const;
export type ArticleType = (typeof ARTICLE_TYPES)[number];

export const SERVICE_CHAT_TYPES = [
  'LINE',
  'WECHAT',
  'KAKAOTALK',
  'ZALO',
  'FACEBOOK',
  'WHATSAPP',
  'FACEBOOK_MESSENGER',
  'VIBER',
  'TELEGRAM',
  'VKONTAKTE',
  'SIGNAL',
] as const;
export type ServiceChatType = (typeof SERVICE_CHAT_TYPES)[number];

export const SOCIAL_PLATFORMS = [
  'FACEBOOK',
  'TWITTER',
  'LINKEDIN',
  'YOUTUBE',
  'INSTAGRAM',
  'TIKTOK',
  'TELEGRAM',
  'VKONTAKTE',
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export const COMPANY_TYPES = ['COMPANY', 'INDIVIDUAL'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

export const REGION_CODES = [
  'au',
  'ru',
  'uz',
  'kz',
  'pk',
  'vn',
  'la',
  'kr',
  'mx',
  'cl',
  'my',
  'by',
] as const;
export type RegionCode = (typeof REGION_CODES)[number];

export const WAREHOUSE_REGIONS = ['LOCAL', 'CHINA'] as const;
export type WarehouseRegion = (typeof WAREHOUSE_REGIONS)[number];

export const COLOR_SCHEMES = ['light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** The theme colour of a tenant that names none: green 500 (docs/specification.md section 9). */
export const DEFAULT_THEME_COLOR = '#22c55e';
