import { beforeAll, expect, test } from 'vitest';
import type { MarketplacePage } from '../../../../src/contract/links/marketplace-links.ts';
import type { ProductPlatform } from '../../../../src/contract/values/goods/product-kinds.ts';
import { deriveKeys, type KeyRing } from '../../../../src/server/crypto/keys.ts';
import { sealProductUrl } from '../../../../src/server/crypto/product-link-cipher.ts';
import { resolveLink } from '../../../../src/server/sourcing/links/resolve-link.ts';

const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425';
const ALIBABA = 'https://detail.1688.com/offer/610494659403.html';
const SHORT = 'https://e.tb.cn/h.T8dxmP6?tk=x8E';
const PRODUCT = { kind: 'PRODUCT', platform: 'Taobao', id: '674029285425', url: TAOBAO } as const;
const platforms: ProductPlatform[] = ['Taobao', 'JD'];
let keys: KeyRing;
beforeAll(async () => {
  keys = await deriveKeys('k1:a-secret-of-the-tests-that-is-long-enough');
});

const resolve = (text: string, expansion?: MarketplacePage) =>
  resolveLink(text, { platforms, keys, expand: async () => expansion });
const taobaoResult = () => ({
  kind: 'PRODUCT',
  platform: 'Taobao',
  productUrl: TAOBAO,
  link: sealProductUrl(keys, TAOBAO),
});

test('classifies a pasted text', async () => {
  expect(await resolve(`快看 ${TAOBAO}，好看`)).toEqual(taobaoResult());
  expect(await resolve('https://www.taobao.com/')).toEqual({
    kind: 'NOT_A_PRODUCT',
    platform: 'Taobao',
  });
  expect(await resolve('https://www.example.com/1')).toEqual({ kind: 'UNSUPPORTED_HOST' });
  expect(await resolve('red dress')).toEqual({ kind: 'KEYWORD' });
});

test('gives the URL but no sealed link for a platform that the tenant does not offer', async () => {
  expect(await resolve(ALIBABA)).toEqual({
    kind: 'UNSUPPORTED_HOST',
    platform: 'Alibaba',
    productUrl: ALIBABA,
  });
});

test('classifies a sealed link by its content', async () => {
  expect(await resolve(sealProductUrl(keys, TAOBAO))).toEqual(taobaoResult());
});

test('classifies a short link by its target, or by its marketplace if unresolved', async () => {
  expect(await resolve(SHORT, PRODUCT)).toEqual(taobaoResult());
  expect(await resolve(SHORT, { kind: 'NOT_A_PRODUCT', platform: 'Taobao' })).toEqual({
    kind: 'NOT_A_PRODUCT',
    platform: 'Taobao',
  });
  expect(await resolve(SHORT)).toEqual({ kind: 'NEEDS_EXPANSION', platform: 'Taobao' });
});

test('names the other agent whose link wraps a product link or a short link', async () => {
  const wrapped = (inner: string) => `https://www.superbuy.com/?url=${encodeURIComponent(inner)}`;
  expect(await resolve(wrapped(TAOBAO))).toEqual({ ...taobaoResult(), agent: 'Superbuy' });
  expect(await resolve(wrapped(SHORT), PRODUCT)).toEqual({ ...taobaoResult(), agent: 'Superbuy' });
  expect(await resolve('https://www.superbuy.com/')).toEqual({
    kind: 'UNSUPPORTED_HOST',
    agent: 'Superbuy',
  });
});
