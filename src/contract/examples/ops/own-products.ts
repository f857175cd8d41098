import type {
  OwnProductDetail,
  OwnSheet,
  opsOwnProductEndpoints,
} from '../../ops/shop/own-products.ts';
import type { Examples } from '../example.ts';

const PRODUCT_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6ZD0';
const VARIANT_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6ZD1';
const SHEET_ID = '01KAJ0Q8ZV7T3M5N9W2X4Y6ZD2';
const AT = '2026-11-22T08:30:00.000Z';
const PICTURE = '01KAJ0Q8ZV7T3M5N9W2X4Y6Z93';

const typed = {
  code: 'TEA-SET',
  title: { en: 'Travel tea set', ru: 'Дорожный чайный набор' },
  description: { en: '<p>A pot and four cups in a case.</p>' },
  categoryId: '',
  goodsClass: 'FRAGILE',
  unit: '',
  dispatchHours: '24',
  freightFirst: '0.00',
  freightNext: '0.00',
  tiers: '',
  options: [
    {
      key: 'o1',
      name: { en: 'Colour', ru: 'Цвет' },
      values: [{ key: 'v1', name: { en: 'White', ru: 'Белый' }, image: '' }],
    },
  ],
  pictures: [{ path: '/goods/tea-set', alt: { en: 'The open case' } }],
  variants: [
    {
      id: VARIANT_ID,
      sku: 'TEA-SET-1',
      values: ['v1'],
      price: '128.00',
      weightG: '900',
      lengthMm: '220',
      widthMm: '160',
      heightMm: '110',
      stock: '',
      offered: true,
    },
  ],
} as const satisfies OwnProductDetail['typed'] | object;

const row = {
  id: PRODUCT_ID,
  code: 'TEA-SET',
  title: 'Travel tea set',
  image: '/goods/tea-set',
  state: 'DRAFT',
  price: '128.00',
  maxPrice: '128.00',
  variants: 1,
  available: 18,
  sold: 4,
  wrong: false,
  changedAt: AT,
} as const;

const detail = {
  ...row,
  typed: typed as unknown as OwnProductDetail['typed'],
  problems: [],
  productUrl: 'https://stock.sampan.shop/item/912345678901234.html',
  stock: [
    {
      variantId: VARIANT_ID,
      sku: 'TEA-SET-1',
      name: 'White',
      onHand: 20,
      reserved: 2,
      available: 18,
      offered: true,
    },
  ],
  history: [
    {
      at: AT,
      sku: 'TEA-SET-1',
      kind: 'COUNTED',
      pieces: 20,
      onHand: 20,
      reason: 'First delivery',
      by: 'Li Na',
      orderNo: '',
    },
  ],
  languages: ['en', 'ru'],
  actions: ['change', 'publish', 'archive'],
  version: 3,
} as const satisfies object as unknown as OwnProductDetail;

const params = { id: PRODUCT_ID };
const { id: _, ...newVariant } = typed.variants[0];
const body = {
  ...typed,
  code: 'TEA-SET-2',
  options: typed.options.map((option) => ({
    ...option,
    values: option.values.map((value) => ({ ...value })),
  })),
  pictures: typed.pictures.map((picture) => ({ ...picture })),
  variants: [{ ...newVariant, sku: 'TEA-SET-2-1', values: ['v1'], stock: '20' }],
};
const published: OwnProductDetail = {
  ...detail,
  state: 'PUBLISHED',
  actions: ['change', 'archive'],
  publishedAt: AT,
};
const archived: OwnProductDetail = { ...detail, state: 'ARCHIVED', actions: ['restore'] };

const TABLE = 'code,sku,title,price,weight,stock\nCUP,CUP-1,Tin cup,12.50,180,40\n';
const sheet: OwnSheet = {
  columns: ['code', 'sku', 'title', 'price', 'weight', 'stock'].map((column) => ({
    heading: column,
    column,
  })),
  known: ['code', 'sku', 'price', 'title', 'title.ru'],
  rows: [{ line: 2, cells: ['CUP', 'CUP-1', 'Tin cup', '12.50', '180', '40'], problems: [] }],
  bad: 0,
  total: 1,
  made: 1,
  changed: 0,
};

export const opsOwnProductExamples: Examples<typeof opsOwnProductEndpoints> = {
  listOwnProducts: { input: { query: { state: 'DRAFT' } }, answer: { records: [row], total: 1 } },
  getOwnProduct: { input: { params }, answer: detail },
  makeOwnProduct: { input: { body }, answer: detail },
  changeOwnProduct: { input: { params, body }, answer: detail },
  combineOwnOptions: { input: { params }, answer: detail },
  addOwnPicture: {
    input: { params, body: { file: `shop-picture/${PICTURE}.jpg` } },
    answer: detail,
  },
  publishOwnProduct: { input: { params }, answer: published },
  archiveOwnProduct: { input: { params }, answer: archived },
  restoreOwnProduct: { input: { params }, answer: detail },
  correctOwnStock: {
    input: {
      params,
      body: { variantId: VARIANT_ID, kind: 'ADDED', pieces: 12, reason: 'Second delivery' },
    },
    answer: detail,
  },
  keepOwnSheet: { input: { body: { text: TABLE } }, answer: { id: SHEET_ID } },
  getOwnSheet: { input: { params: { id: SHEET_ID } }, answer: { text: TABLE, ...sheet } },
  checkOwnProducts: { input: { body: { text: TABLE } }, answer: sheet },
  importOwnProducts: { input: { body: { text: TABLE } }, answer: sheet },
  exportOwnProducts: {
    input: { query: {} },
    answer: { name: 'own-stock.csv', csv: TABLE.replaceAll('\n', '\r\n') },
  },
};
