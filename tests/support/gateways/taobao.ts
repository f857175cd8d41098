import { createHmac } from 'node:crypto';
import { type GatewayRequest, type Reply, startGateway } from './server.ts';

export const TAOBAO_KEYS = {
  TAOBAO_APP_KEY: '500042',
  TAOBAO_APP_SECRET: 'taobao-secret',
  TAOBAO_ACCESS_TOKEN: 'taobao-token',
  TAOBAO_REFRESH_TOKEN: 'taobao-refresh',
};

type Fields = Record<string, string>;

const HITS = [
  {
    item_id: 674029285425,
    title: '春秋针织开衫女',
    price: '119.93',
    coupon_price: '99.9',
    main_image_url: '//img.alicdn.com/imgextra/cardigan.jpg',
    shop_name: '小熊针织',
    inventory: 120,
    tags: [],
    multi_language_info: { language: 'en', title: 'Knitted cardigan for women' },
    promotion_displays: null,
  },
  {
    item_id: 2048153758314474123n,
    title: '天猫旗舰店运动鞋',
    price: 259,
    coupon_price: null,
    pic_url: 'https://img.alicdn.com/imgextra/shoes.jpg',
    shop_name: null,
    inventory: 0,
    multi_language_info: null,
    detail_url: 'https://detail.tmall.com/item.htm?id=2048153758314474123',
  },
  { item_id: null, title: '没有编号', price: '1.00' },
];

const properties = (value_id: number, value_name: string) => [
  { prop_id: 1627207, prop_name: '颜色分类', value_id, value_name },
];

/** The details of an item. Unlike in hits, its prices are in fen. */
const CARDIGAN = {
  item_id: 674029285425,
  title: '春秋针织开衫女',
  price: 11993,
  promotion_price: 9990,
  pic_urls: ['//img.alicdn.com/imgextra/cardigan.jpg', null, 'ftp://x.test/a.jpg'],
  description: '<p>纯羊毛</p><iframe src="https://evil.test"></iframe>',
  shop_id: 58501945,
  shop_name: '小熊针织',
  category_id: 50000697,
  sell_number: 321,
  multi_language_info: {
    title: 'Knitted cardigan for women',
    language: 'en',
    sku_properties: [
      { prop_id: 1627207, prop_name: 'Color', value_id: 28341, value_name: 'Black' },
    ],
  },
  properties: [{ prop_id: 20000, prop_name: '品牌', value_id: 3, value_name: '小熊' }],
  sku_list: [
    {
      sku_id: 4611686022722355299n,
      mp_skuId: 3357413213162,
      price: 11993,
      promotion_price: 9990,
      coupon_price: null,
      quantity: 60,
      pic_url: '//img.alicdn.com/imgextra/black.jpg',
      status: 'active',
      properties: properties(28341, '黑色'),
    },
    {
      sku_id: 4011,
      mp_skuId: 4012,
      price: '129.00',
      quantity: 5,
      status: 'offline',
      properties: properties(28320, '白色'),
    },
  ],
};
/** The details of an item in the other format that Taobao uses, without variants. */
const SHOES = {
  item_id: '2048153758314474123',
  title: '天猫旗舰店运动鞋',
  price: 25900,
  pic_url: 'https://img.alicdn.com/imgextra/shoes.jpg',
  item_imgs: [{ url: 'https://img.alicdn.com/imgextra/shoes-2.jpg' }],
  quantity: 0,
  sku_list: null,
  desc: null,
};

/** Taobao's global open platform: checks keys, token, time, signature and parameters of every call. */
export async function startTaobao() {
  const tokens = new Set(['taobao-token']);
  const gateway = await startGateway((request) => answer(request, tokens));
  return {
    ...gateway,
    environment: { ...TAOBAO_KEYS, TAOBAO_GATEWAY: `${gateway.origin}/rest` },
    expireToken: () => tokens.clear(),
    lastFields: (path: string): Fields =>
      Object.fromEntries(new URLSearchParams(gateway.callsOf(path).at(-1)?.body ?? '')),
  };
}

const refusal = (code: string, message: string): Reply => ({
  json: { type: 'ISV', code, message, request_id: '0b8' },
});
const success = (data: unknown): Reply => ({ json: { code: '0', request_id: '0b8', data } });

function answer({ path, body }: GatewayRequest, tokens: Set<string>): Reply {
  const form = Object.fromEntries(new URLSearchParams(body));
  const api = path.slice('/rest'.length);
  const { app_key, sign_method, timestamp = '', sign, access_token = '' } = form;
  if (app_key !== TAOBAO_KEYS.TAOBAO_APP_KEY) return refusal('InvalidAppKey', 'no such app');
  if (sign_method !== 'sha256') return refusal('IncompleteSignature', 'sign_method');
  if (!/^\d{13}$/.test(timestamp)) return refusal('IllegalTimestamp', timestamp);
  if (sign !== signatureOf(api, form))
    return refusal('IncompleteSignature', 'The request signature does not conform');
  if (api === '/auth/token/refresh') {
    if (form.refresh_token !== TAOBAO_KEYS.TAOBAO_REFRESH_TOKEN)
      return refusal('IllegalRefreshToken', 'x');
    tokens.add('taobao-token-2');
    return {
      json: {
        code: '0',
        access_token: 'taobao-token-2',
        refresh_token: 'taobao-refresh',
        expires_in: 86400,
      },
    };
  }
  if (!tokens.has(access_token))
    return refusal('IllegalAccessToken', 'The specified access token is invalid');
  const run = APIS[api];
  return run ? run(form) : refusal('InvalidApiPath', api);
}

function signatureOf(api: string, form: Fields): string {
  let message = api;
  for (const name of Object.keys(form).sort()) if (name !== 'sign') message += name + form[name];
  return createHmac('sha256', TAOBAO_KEYS.TAOBAO_APP_SECRET)
    .update(message)
    .digest('hex')
    .toUpperCase();
}

const page = ({ page_no, page_size, language = '' }: Fields): Reply | undefined => {
  if (!page_no || Number(page_size) > 20) return refusal('InvalidParameter', 'page_size');
  return ['en', 'vi', 'ru', 'ko', 'ja'].includes(language)
    ? undefined
    : refusal('InvalidParameter', language);
};

const APIS: Record<string, (form: Fields) => Reply> = {
  '/traffic/item/search': (form) => {
    if (form.keyword === 'other') {
      return { json: { code: '0', result: { item_list: HITS.slice(0, 1), total_results: 41 } } };
    }
    return page(form) ?? success({ data: HITS });
  },
  '/traffic/item/imgsearch': (form) =>
    page(form) ??
    (form.image_id === 'image-2'
      ? success({ data: HITS.slice(0, 1) })
      : refusal('InvalidParameter', 'image_id')),
  '/upload/image': ({ image_base64 }) =>
    image_base64 ? success({ image_id: 'image-2' }) : refusal('MissingParameter', 'image_base64'),
  '/traffic/item/get': ({ item_id, item_resource }) => {
    if (item_resource !== 'taobao') return refusal('MissingParameter', 'item_resource');
    const item = [CARDIGAN, SHOES].find((one) => String(one.item_id) === item_id);
    return item
      ? success(item)
      : {
          json: { code: '0', biz_error_code: 'ITEM_NOT_FOUND', biz_error_msg: 'gone', data: null },
        };
  },
  '/traffic/item/logisticPrice/get': ({ address_info = '{}' }) =>
    JSON.parse(address_info).country === '中国'
      ? success({ postFee: 600, currency: 'CNY' })
      : refusal('MissingParameter', 'address_info'),
};
