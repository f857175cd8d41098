import { createHash } from 'node:crypto';
import { type GatewayRequest, type Reply, startGateway } from './server.ts';

export const POIZON_KEYS = {
  POIZON_APP_KEY: 'poizon-app',
  POIZON_APP_SECRET: 'poizon-secret',
  POIZON_ACCESS_TOKEN: 'poizon-token',
};

type Fields = Record<string, unknown>;

const sku = (dwSkuId: number | bigint, size: string, minBidPrice: number | null) => ({
  id: 1,
  distStatus: 'PRODUCT_ON',
  dwSkuId,
  distSkuId: `dist-${dwSkuId}`,
  image: 'https://cdn.poizon.com/pro-img/sku.jpg',
  barcode: null,
  minBidPrice,
  skuLink: null,
  saleAttr: [
    { level: 1, cnName: '颜色', enName: 'Color', cnValue: '白蓝', enValue: 'White Blue' },
    { level: 2, cnName: '尺码', enName: 'Size', cnValue: size, enValue: size },
  ],
});

/** Thirty shoes. One has no price, and one is not on sale. */
const SPUS = Array.from({ length: 30 }, (_, at) => ({
  id: 1000 + at,
  createTime: 1_700_000_000_000,
  dwSpuId: 9042006 + at,
  distSpuId: `spu-${at}`,
  distStatus: at === 5 ? 'PRODUCT_OFF' : 'PRODUCT_ON',
  dwSpuTitle: at === 2 ? '' : `经典跑鞋 ${at}`,
  distSpuTitle: at === 1 ? null : `Classic Runner ${at}`,
  distBrandName: 'Runner',
  distCategoryl1Name: 'Shoes',
  distCategoryl3Name: 'Running shoes',
  authPrice: at === 3 ? 0 : 59_900,
  image: 'https://cdn.poizon.com/pro-img/spu.jpg',
  baseImage: at === 0 ? ['https://cdn.poizon.com/pro-img/spu-2.jpg'] : null,
  sales: 7,
  productDesc: '<b>light</b>',
  skuList: at === 0 ? [sku(654517365, '36', 49_900), sku(9007199254740995n, '37', 0)] : null,
}));

/** Poizon's distribution platform: checks token, signature and parameters of every call. */
export async function startPoizon() {
  const gateway = await startGateway(answer);
  return {
    ...gateway,
    environment: { ...POIZON_KEYS, POIZON_GATEWAY: `${gateway.origin}/open/api/v1` },
    lastFields: (): Fields => JSON.parse(gateway.calls.at(-1)?.body ?? '{}'),
  };
}

const refusal = (code: number, msg: string): Reply => ({ json: { code, msg, data: null } });

function answer({ path, headers, body }: GatewayRequest): Reply {
  if (path !== '/open/api/v1/distribute/product/querySpuList') return refusal(404, 'no such api');
  const input: Fields = JSON.parse(body);
  const token = POIZON_KEYS.POIZON_ACCESS_TOKEN;
  if (headers['access-token'] !== token || input.access_token !== token) {
    return refusal(30400001, 'Invalid access token');
  }
  if (input.app_key !== POIZON_KEYS.POIZON_APP_KEY || input.sign !== signatureOf(input)) {
    return refusal(30300013, 'No permission');
  }
  const size = Number(input.pageSize);
  if (!(size >= 1 && size <= 20)) return refusal(30300012, 'Param exception');
  const ids = input.dwSpuId as unknown[] | undefined;
  const words = String(input.distSpuTitle ?? input.dwSpuTitle ?? '').toLowerCase();
  const found = SPUS.filter(
    ({ id, dwSpuId, distSpuTitle, dwSpuTitle }) =>
      id > Number(input.startId ?? 0) &&
      (!ids || ids.map(String).includes(String(dwSpuId))) &&
      `${distSpuTitle} ${dwSpuTitle}`.toLowerCase().includes(words),
  );
  return {
    json: {
      code: 200,
      msg: 'success',
      data: { total: SPUS.length, spuList: found.slice(0, size) },
    },
  };
}

/** Encoded like a form, which is what Java's URLEncoder does. */
function signatureOf(input: Fields): string {
  const form = new URLSearchParams();
  for (const name of Object.keys(input).sort()) {
    const value = input[name];
    if (name !== 'sign' && value !== '')
      form.append(name, Array.isArray(value) ? value.join() : String(value));
  }
  return createHash('md5')
    .update(form + POIZON_KEYS.POIZON_APP_SECRET)
    .digest('hex')
    .toUpperCase();
}
