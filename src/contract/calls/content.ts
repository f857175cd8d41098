import * as v from 'valibot';
import type { Endpoint } from '../endpoint.ts';
import { alsoWritten, essential, ifAbsent } from '../foreign.ts';
import { id, ok, pageOf, pageQuery } from '../values/fields.ts';
import { goodsRuleText } from '../values/goods/goods-rules.ts';
import { productCard } from '../values/goods/product.ts';
import { NOTIFICATION_TYPES } from '../values/people/notification-types.ts';
import { ARTICLE_TYPES } from '../values/shop/site-kinds.ts';

export const article = v.object({
  type: ifAbsent(v.picklist(ARTICLE_TYPES), 'ABOUT_US'),
  title: v.string(),
  /** Sanitised when stored. */
  html: essential(v.string()),
  updatedAt: v.string(),
});
export type Article = v.InferOutput<typeof article>;

const idOfPicture = ifAbsent(id, ({ image }) => image as string | undefined);

export const banner = v.object({
  id: idOfPicture,
  image: essential(v.string()),
  title: v.string(),
  text: v.string(),
  link: v.string(),
});
export type Banner = v.InferOutput<typeof banner>;

export const productGroup = v.object({ id, name: v.string(), products: v.array(productCard) });
export type ProductGroup = v.InferOutput<typeof productGroup>;

export const announcement = v.object({
  id,
  title: essential(v.string()),
  html: v.string(),
  publishedAt: v.string(),
});

export const howToUseStep = v.object({
  stepName: essential(v.string()),
  stepRemark: v.string(),
  stepImage: v.string(),
  stepDesc: v.string(),
});

export const notification = v.object({
  id,
  type: ifAbsent(v.picklist(NOTIFICATION_TYPES), 'ANNOUNCEMENT'),
  /** In the reader's language. */
  title: v.string(),
  text: v.string(),
  /** The path on this site of what it is about; may be empty. */
  link: v.string(),
  read: v.boolean(),
  createdAt: v.string(),
});
export type Notification = v.InferOutput<typeof notification>;

const groupsQuery = v.object({
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(40)), 12),
});

export const contentEndpoints = {
  listPreferredProducts: {
    method: 'GET',
    path: '/front/preferred-products',
    auth: 'public',
    group: 'content',
    summary: 'The products of the tenant’s preferred groups',
    query: groupsQuery,
    output: v.array(productCard),
  },
  listPreferredGroups: {
    method: 'GET',
    path: '/front/preferred-product-groups',
    auth: 'public',
    group: 'content',
    summary: 'The product groups of the tenant',
    query: groupsQuery,
    output: v.array(productGroup),
  },
  listRecommendGroups: {
    method: 'GET',
    path: '/front/recommend-product-groups',
    auth: 'public',
    group: 'content',
    summary: 'Groups of best-selling products',
    query: groupsQuery,
    output: v.array(productGroup),
  },
  listImages: {
    method: 'GET',
    path: '/front/images',
    auth: 'public',
    group: 'content',
    summary: 'The tenant’s own pictures',
    output: v.array(v.object({ id: idOfPicture, image: essential(v.string()), alt: v.string() })),
  },
  listBanners: {
    method: 'GET',
    path: '/front/banner-images',
    auth: 'public',
    group: 'content',
    summary: 'Banners of the home page',
    output: v.array(banner),
  },
  getArticle: {
    method: 'GET',
    path: '/front/articles/{type}',
    auth: 'public',
    group: 'content',
    summary: 'An article, in the reader’s language if available',
    params: v.object({ type: v.picklist(ARTICLE_TYPES) }),
    output: article,
    errors: ['NOT_FOUND'],
  },
  listEnabledArticleTypes: {
    method: 'GET',
    path: '/front/enabled-article-types',
    auth: 'public',
    group: 'content',
    summary: 'The articles of the tenant to which navigation and footer link',
    output: v.array(v.picklist(ARTICLE_TYPES)),
  },
  listGoodsRules: {
    method: 'GET',
    path: '/front/goods-rules',
    auth: 'public',
    group: 'content',
    summary: 'What the tenant does not buy or send, or not everywhere, in words for shoppers',
    output: v.array(goodsRuleText),
  },
  listAnnouncements: {
    method: 'GET',
    path: '/front/announcements',
    auth: 'public',
    group: 'content',
    summary: 'Announcements, newest first',
    query: v.object(pageQuery),
    output: pageOf(announcement),
  },
  getAboutUs: {
    method: 'GET',
    path: '/front/site-about-us',
    auth: 'public',
    group: 'content',
    summary: 'The about-us article',
    output: article,
    errors: ['NOT_FOUND'],
  },
  getHowToUse: {
    method: 'GET',
    path: '/front/site-how-to-use',
    auth: 'public',
    group: 'content',
    summary: 'How the service works: steps, or an article if there are none',
    output: alsoWritten(v.object({ steps: v.array(howToUseStep), html: v.string() }), (answer) =>
      Array.isArray(answer) ? { steps: answer } : answer,
    ),
  },
  listNotifications: {
    method: 'GET',
    path: '/front/user-notifications',
    auth: 'user',
    group: 'content',
    summary: 'Notifications of the shopper, newest first',
    query: v.object(pageQuery),
    /** `unread`: how many orders and other pages have unread notifications. */
    output: pageOf(notification, { unread: v.number() }),
  },
  readNotifications: {
    method: 'PUT',
    path: '/front/user-notifications/read',
    auth: 'user',
    group: 'content',
    summary: 'Mark notifications as read: those with the given ids, or all',
    body: v.object({ ids: v.optional(v.pipe(v.array(id), v.maxLength(200))) }),
    output: ok,
  },
} as const satisfies Record<string, Endpoint>;
