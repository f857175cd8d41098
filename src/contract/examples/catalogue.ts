import type { productEndpoints } from '../calls/catalogue.ts';
import type { Product, ProductCard } from '../values/goods/product.ts';
import { type Examples, pageWith } from './example.ts';

export const color = {
  id: '3216',
  name: '颜色',
  nameTrans: 'Colour',
  value: '卡其色',
  valueTrans: 'Khaki',
};

/** What a card, a cart item and an order item show of the same product. */
export const productFields = {
  productId: '610494659403',
  productUrl: 'https://detail.1688.com/offer/610494659403.html',
  link: 'AZ3kq0Vn2s8yTqJ5uXw7Lr1mC4bE6dF9hG0iKoPzQ',
  title: '帆布双肩包 大容量旅行背包',
  titleTrans: 'Canvas backpack, large, for travel',
};
export const picture = '/goods/backpack/1.webp';

export const card: ProductCard = {
  ...productFields,
  platform: 'Alibaba',
  image: picture,
  priceMode: 'SKU_PRICE',
  price: '68.00',
  minOrderQuantity: 1,
  soldCount: 1240,
  shopName: '广州远行箱包',
};

const product: Product = {
  ...productFields,
  platform: 'Alibaba',
  images: [picture],
  categoryId: 'bags-backpacks',
  priceMode: 'SKU_PRICE',
  priceRange: [{ startQuantity: 1, price: '68.00' }],
  skus: [
    {
      skuId: '4521870012345',
      specId: 'b46d2f7c',
      attributes: [color],
      price: '68.00',
      stock: 320,
      weightG: 620,
    },
  ],
  attributes: [
    { id: '287', name: '材质', nameTrans: 'Material', value: '帆布', valueTrans: 'Canvas' },
  ],
  minOrderQuantity: 1,
  batchNumber: 1,
  unit: '件',
  soldCount: 1240,
  shop: {
    shopId: 'b2b-22081',
    name: '广州远行箱包',
    nameTrans: 'Guangzhou Yuanxing Bags',
    score: 4.8,
    years: 7,
  },
  domesticFreight: { free: false, first: '8.00', next: '0.00' },
  shipFrom: '广东广州',
  dispatchWithin: 48,
  goodsClass: 'NORMAL',
  descriptionHtml: '<p>帆布，30 升</p>',
  status: 'ON_SALE',
};

const bags = { id: 'bags', name: 'Bags', nameZh: '箱包', image: picture };
const backpacks = { id: 'bags-backpacks', name: 'Backpacks', nameZh: '双肩包', image: picture };

export const productExamples: Examples<typeof productEndpoints> = {
  getProduct: { input: { query: { productUrl: productFields.link } }, answer: product },
  searchProducts: {
    input: {
      query: {
        keyword: 'backpack',
        channel: 'Alibaba',
        pageSize: 20,
        sort: 'sold',
        filters: 'inStock,minOrder:2',
        priceStart: '20',
        priceEnd: '99.50',
      },
    },
    answer: {
      ...pageWith(card),
      isMore: false,
      facets: {
        channels: [{ id: 'Alibaba', name: '1688', count: 1 }],
        categories: [{ id: backpacks.id, name: backpacks.name, count: 1 }],
        attributes: [
          {
            id: 'color',
            name: 'Colour',
            values: [{ id: 'color:khaki', name: 'Khaki', count: 1 }],
          },
        ],
        prices: [{ from: '50.00', to: '100.00', count: 1 }],
        services: [{ id: 'inStock', count: 1 }],
        minOrders: [{ pieces: 2, count: 1 }],
      },
      unavailable: [],
    },
  },
  listProductCards: { input: { query: { productIds: [card.productId] } }, answer: [card] },
  suggestWords: {
    input: { query: { keyword: 'back' } },
    answer: {
      keywords: ['backpack'],
      categories: [{ id: backpacks.id, name: backpacks.name }],
      products: [card],
    },
  },
  suggestNavigation: {
    input: { query: { keyword: 'backpack' } },
    answer: [
      {
        id: bags.id,
        name: bags.nameZh,
        translateName: bags.name,
        children: [{ id: backpacks.id, name: backpacks.nameZh, translateName: backpacks.name }],
      },
    ],
  },
  listCategories: { answer: [{ ...bags, children: [{ ...backpacks, children: [] }] }] },
  resolveProductLink: {
    input: { query: { text: `看这个 ${productFields.productUrl} 快来` } },
    answer: {
      kind: 'PRODUCT',
      platform: 'Alibaba',
      productUrl: productFields.productUrl,
      link: productFields.link,
    },
  },
  listSitemapParts: { answer: ['0', '610494659403'] },
  listSitemapProducts: {
    input: { params: { cursor: '0' } },
    answer: [{ link: productFields.link, updatedAt: '2026-11-19T18:00:00.000Z' }],
  },
};
