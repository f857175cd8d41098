import { createHmac } from 'node:crypto';
import { CATEGORIES, HITS, OFFERS } from './alibaba-goods.ts';
import { type GatewayRequest, type Reply, startGateway } from './server.ts';

export const ALIBABA_KEYS = {
  ALIBABA_APP_KEY: '1000042',
  ALIBABA_APP_SECRET: 'alibaba-secret',
  ALIBABA_ACCESS_TOKEN: 'alibaba-token',
  ALIBABA_REFRESH_TOKEN: 'alibaba-refresh',
};

const NAMESPACE = 'com.alibaba.fenxiao.crossborder';

/** The required parameter of each API, and the required fields in it. */
const REQUIRED: Record<string, readonly [parameter: string | undefined, ...fields: string[]]> = {
  'product.search.keywordQuery': ['offerQueryParam', 'keyword', 'beginPage', 'pageSize', 'country'],
  'product.search.imageQuery': ['offerQueryParam', 'imageId', 'beginPage', 'pageSize', 'country'],
  'product.search.querySellerOfferList': [
    'offerQueryParam',
    'sellerOpenId',
    'beginPage',
    'pageSize',
    'country',
  ],
  'product.search.offerRecommend': ['recommendOfferParam', 'beginPage', 'pageSize', 'country'],
  'product.search.queryProductDetail': ['offerDetailParam', 'offerId', 'country'],
  'product.search.keywordSNQuery': ['snParams', 'keyword', 'language', 'region', 'currency'],
  'product.image.upload': ['uploadImageParam', 'imageBase64'],
  'product.freight.estimate': [
    'productFreightQueryParamsNew',
    'offerId',
    'toProvinceCode',
    'toCityCode',
    'toCountryCode',
    'totalNum',
    'logisticsSkuNumModels',
  ],
  'category.translation.getById': [undefined, 'language', 'categoryId'],
};

type Fields = Record<string, unknown>;
const refusal = (error_code: string, error_message: string): Reply => ({
  status: 400,
  json: { error_code, error_message, request_id: 'r1' },
});
const success = (result: unknown, more: Fields = {}): Reply => ({
  json: { result: { success: true, code: '200', message: '成功', result, ...more } },
});

/** 1688's open platform: checks keys, token, signature and parameters of every call. */
export async function startAlibaba() {
  const tokens = new Set(['alibaba-token']);
  const gateway = await startGateway((request) => answer(request, tokens));
  return {
    ...gateway,
    environment: { ...ALIBABA_KEYS, ALIBABA_GATEWAY: `${gateway.origin}/openapi` },
    /** Makes the present access token invalid. */
    expireToken: () => tokens.clear(),
    /** The fields of the last request to an API. */
    lastFields: (api: string): Fields => {
      const last = gateway.callsOf(`/${api}/`).at(-1);
      const form = Object.fromEntries(new URLSearchParams(last?.body ?? ''));
      const [parameter] = REQUIRED[api] ?? [];
      return parameter ? JSON.parse(form[parameter] ?? '{}') : form;
    },
  };
}

function answer({ path, headers, body }: GatewayRequest, tokens: Set<string>): Reply {
  const form = Object.fromEntries(new URLSearchParams(body));
  const [, , kind, version, namespace, api = '', appKey] = path.split('/');
  if (kind === 'http' && api === 'getToken') {
    return refreshed(form, tokens);
  }
  if (!headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return refusal('gw.ParamInvalid', 'not a form');
  }
  if (kind !== 'param2' || version !== '1' || namespace !== NAMESPACE || !(api in REQUIRED)) {
    return refusal('gw.APIUnsupported', `unsupported api ${api}`);
  }
  if (appKey !== ALIBABA_KEYS.ALIBABA_APP_KEY) return refusal('gw.AppKeyNotFound', 'no such app');
  if (form._aop_signature !== signatureOf(path.slice('/openapi/'.length), form)) {
    return refusal('gw.SignatureInvalid', 'signature invalid');
  }
  if (!tokens.has(form.access_token ?? ''))
    return refusal('401', 'Request need user authorized: access token expired');
  const [parameter, ...fields] = REQUIRED[api] ?? [undefined];
  const input: Fields = parameter ? JSON.parse(form[parameter] ?? '{}') : form;
  const missing = fields.find((field) => input[field] === undefined || input[field] === '');
  if (missing) return refusal('gw.ParamMissing', `missing ${missing}`);
  return APIS[api]?.(input) ?? refusal('gw.APIUnsupported', api);
}

/** Written from the platform's documents without code of the shop, so that each checks the other. */
function signatureOf(urlPath: string, form: Record<string, string>): string {
  const texts: string[] = [];
  for (const name in form) if (name !== '_aop_signature') texts.push(`${name}${form[name]}`);
  const hmac = createHmac('sha1', ALIBABA_KEYS.ALIBABA_APP_SECRET);
  return hmac
    .update(Buffer.from(urlPath + texts.sort().join(''), 'utf8'))
    .digest('hex')
    .toUpperCase();
}

function refreshed(form: Record<string, string>, tokens: Set<string>): Reply {
  const isValid =
    form.grant_type === 'refresh_token' &&
    form.client_id === ALIBABA_KEYS.ALIBABA_APP_KEY &&
    form.client_secret === ALIBABA_KEYS.ALIBABA_APP_SECRET &&
    form.refresh_token === ALIBABA_KEYS.ALIBABA_REFRESH_TOKEN;
  if (!isValid) return { status: 400, json: { error: 'invalid_request' } };
  const token = `alibaba-token-${tokens.size + 2}`;
  tokens.add(token);
  return { json: { access_token: token, expires_in: '36000', memberId: 'b2b-1', aliId: '1' } };
}

function pageOf(input: Fields, hits: readonly unknown[] = HITS) {
  const size = Number(input.pageSize);
  const page = Number(input.beginPage);
  const data = hits.slice((page - 1) * size, page * size);
  return {
    totalRecords: hits.length,
    totalPage: Math.ceil(hits.length / size),
    pageSize: size,
    currentPage: page,
    data: data.length > 0 ? data : null,
  };
}

const named = (id: string, language: string) => {
  const category = CATEGORIES[id];
  return {
    categoryId: Number(id),
    chineseName: category?.zh,
    translatedName: language === 'ja' ? category?.ja : category?.en,
    language,
    leaf: category?.children.length === 0,
  };
};

const APIS: Record<string, (input: Fields) => Reply> = {
  'product.search.keywordQuery': (input) =>
    success(pageOf(input, input.keyword === 'nothing' ? [] : HITS)),
  'product.search.querySellerOfferList': (input) => success(pageOf(input)),
  'product.search.offerRecommend': () => success(HITS.slice(0, 2)),
  // In this API `success` is a string.
  'product.search.imageQuery': (input) =>
    input.imageId === 'image-1'
      ? success({ ...pageOf(input), picRegionInfo: null }, { success: 'true' })
      : success(null, { success: 'false', code: '400', message: 'image not exist' }),
  'product.image.upload': (input) =>
    success(input.imageBase64 === 'AAAA' ? '0' : 'image-1', { success: 'true' }),
  'product.search.queryProductDetail': (input) => {
    const offer = OFFERS.find(({ offerId }) => String(offerId) === String(input.offerId));
    return offer
      ? success(offer)
      : success(null, { success: false, code: '404', message: 'offer not exist' });
  },
  'product.freight.estimate': (input) =>
    success({
      offerId: Number(input.offerId),
      freight: '6.50',
      singleProductWeight: 0.4,
      templateType: input.offerId === '620201390233' ? 1 : 2,
      firstFee: '5.00',
      firstUnit: '1',
      nextFee: '3.00',
      nextUnit: '1',
      chargeType: '0',
      discount: null,
      freePostage: false,
    }),
  // In this API `success`, `code` and `message` are beside the result, and codes begin with an S.
  'category.translation.getById': ({ categoryId, language }) => {
    const id = String(categoryId);
    if (!(id in CATEGORIES)) {
      return {
        json: { result: null, success: false, code: 'S0404', message: 'category not exist' },
      };
    }
    const children = CATEGORIES[id]?.children ?? [];
    const result = {
      ...named(id, String(language)),
      children:
        children.length > 0 ? children.map((child) => named(child, String(language))) : null,
    };
    return { json: { result, success: true, code: 'S0000', message: '成功' } };
  },
  // In this API code and message are called `retCode` and `retMsg`.
  'product.search.keywordSNQuery': ({ language }) => ({
    json: {
      result: {
        success: true,
        retCode: 'S0000',
        retMsg: '成功',
        result: [
          {
            id: '973',
            name: '风格',
            translateName: language === 'en_US' ? 'Style' : `Style ${language}`,
            children: [{ id: '973:28105', name: '韩版', translateName: 'Korean' }],
          },
          { id: '974', name: '材质', translateName: 'Material', children: null },
        ],
      },
    },
  }),
};
