import { ARTICLE_TYPES, type ArticleType } from './site-kinds.ts';

/** The parts of a shop that are settings: who may change them decides what the shop is and promises. */
export const SHOP_SETTINGS = [
  'basics',
  'theme',
  'languages',
  'features',
  'signIn',
  'timezone',
  'places',
  'menu',
] as const;

/** The parts that say what the shop charges. They are published by a proposal of two persons. */
export const SHOP_CHARGES = ['fees', 'storage', 'services'] as const;
export type ChargesPart = (typeof SHOP_CHARGES)[number];

/** The parts that are content, besides the articles. */
export const SHOP_LISTS = ['home', 'banners', 'announcements', 'groups', 'steps', 'goods'] as const;

/** The parts of a shop. Each is drafted, previewed, published and rolled back alone. An article is named by its type. */
export const SHOP_PARTS = [
  ...SHOP_SETTINGS,
  ...SHOP_CHARGES,
  ...SHOP_LISTS,
  ...ARTICLE_TYPES,
] as const;
export type ShopPart = (typeof SHOP_PARTS)[number];

export const isArticlePart = (part: ShopPart): part is ArticleType =>
  ARTICLE_TYPES.some((type) => type === part);

export const isSettingsPart = (part: ShopPart): boolean =>
  SHOP_SETTINGS.some((settings) => settings === part);

export const isChargesPart = (part: ShopPart): part is ChargesPart =>
  SHOP_CHARGES.some((charges) => charges === part);

/** The id of a part among those of all tenants; a proposal about what a shop charges has it as its subject. */
export const partRowId = (tenantId: string, part: string): string => `${tenantId}-${part}`;

/** The parts that one person publishes. */
export const FREE_PARTS = [...SHOP_SETTINGS, ...SHOP_LISTS, ...ARTICLE_TYPES] as const;

/** Why a part was published: by its form, by going back to what stood before, or by the file of the whole tenant. */
export const PUBLISHED_BY = ['FORM', 'ROLL_BACK', 'FILE'] as const;
export type PublishedBy = (typeof PUBLISHED_BY)[number];
