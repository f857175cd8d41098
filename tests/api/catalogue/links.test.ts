import { describe, expect, inject, test } from 'vitest';
import { ask } from '../../../tools/servers/http.ts';
import { shortLinks, timesRequested } from '../../support/link-relay.ts';
import { call, port } from '../support/world.ts';

const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425';
const resolve = (text: string, host = 'localhost') =>
  call('resolveProductLink', { query: { text } }, { host });
const requestsOf = (link: string) => timesRequested(inject('linkRelay'), link);

/** A link that no other test has followed, so that it is not cached. */
let links = 0;
const fresh = (address: string) => `${address}&test=${process.pid}-${++links}`;

describe('a short link', () => {
  test('is the product that it redirects to, as a sealed link', async () => {
    const [direct, short] = await Promise.all([
      resolve(TAOBAO),
      resolve(`【淘宝】「裙子」${shortLinks.to(fresh(TAOBAO))} 点击链接`),
    ]);
    expect(short).toEqual(direct);
    expect(short).toMatchObject({ kind: 'PRODUCT', platform: 'Taobao', productUrl: TAOBAO });
  });

  test('is the product that its page names', async () => {
    const html = `<script>var url = '${fresh(TAOBAO)}';</script>`;
    expect(await resolve(shortLinks.page(html))).toMatchObject({ productUrl: TAOBAO });
  });

  test('is a link to a shop if it leads to one', async () => {
    const link = shortLinks.to('https://shop12345.taobao.com/');
    expect(await resolve(link)).toEqual({ kind: 'NOT_A_PRODUCT', platform: 'Taobao' });
  });

  test('stays a short link if its target is unknown', async () => {
    expect(await resolve(shortLinks.gone('a'))).toEqual({
      kind: 'NEEDS_EXPANSION',
      platform: 'Taobao',
    });
  });

  test('is followed once for concurrent and later requests', async () => {
    const link = shortLinks.to(fresh(TAOBAO));
    await Promise.all([resolve(link), resolve(link)]);
    await resolve(link);
    expect(await requestsOf(link)).toBe(1);
    const gone = shortLinks.gone('b');
    await resolve(gone);
    await resolve(gone);
    expect(await requestsOf(gone)).toBe(1);
  });

  test.each([
    'http://127.0.0.1:22/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/item.htm?id=674029285425',
    'https://evil.example/item.htm?id=674029285425',
    'https://item.taobao.com:8443/item.htm?id=674029285425',
    'https://me@item.taobao.com/item.htm?id=674029285425',
    'https://item.taobao.com./item.htm?id=674029285425',
    'file:///etc/passwd',
  ])('is not followed to %s', async (address) => {
    expect((await resolve(shortLinks.to(address))).kind).toBe('NEEDS_EXPANSION');
    const html = `<script>location.href = '${address}'</script>`;
    expect((await resolve(shortLinks.page(html))).kind).toBe('NEEDS_EXPANSION');
    expect(await requestsOf(address)).toBe(0);
  });
});

describe('a link that is not short', () => {
  test('of another agent is the marketplace’s product, and names the agent', async () => {
    const link = `https://www.superbuy.com/en/page/buy?url=${encodeURIComponent(TAOBAO)}`;
    expect(await resolve(link)).toEqual({ ...(await resolve(TAOBAO)), agent: 'Superbuy' });
  });

  test('may lack the protocol', async () => {
    const text = 'item.taobao.com/item.htm?id=674029285425';
    expect(await resolve(text)).toEqual(await resolve(TAOBAO));
  });

  test('if sealed, is resolved to its content', async () => {
    const { link = '' } = await resolve(TAOBAO);
    expect(await resolve(link)).toEqual(await resolve(TAOBAO));
  });
});

describe('a link that is only being typed', () => {
  const look = (text: string, host = 'localhost') =>
    call('resolveProductLink', { query: { text, product: true } }, { host });

  test('shows its product: title, picture and price', async () => {
    const query = { channel: 'Alibaba', pageSize: 1 } as const;
    const [card] = (await call('searchProducts', { query })).records;
    const { link, product } = await look(`看看 ${card?.productUrl}`);
    expect(link).toBe(card?.link);
    expect(product).toEqual({ title: card?.titleTrans, image: card?.image, price: card?.price });
  });

  test('is not followed if it is short', async () => {
    const link = shortLinks.to(fresh(TAOBAO));
    expect(await look(link)).toEqual({ kind: 'NEEDS_EXPANSION', platform: 'Taobao' });
    expect(await requestsOf(link)).toBe(0);
  });

  test('shows nothing if there is no such product', async () => {
    expect(await look(TAOBAO)).toEqual(await resolve(TAOBAO));
  });
});

describe('the page of a pasted link', () => {
  const page = (path: string) =>
    ask(port, 'localhost', path, { headers: { 'accept-language': 'en' } });

  test('is a 404 for a missing product, with the link in a field', async () => {
    const { status, text } = await page(`/product?url=${encodeURIComponent(TAOBAO)}`);
    expect(status).toBe(404);
    expect(text).toContain('action="/product-search"');
    expect(text).toContain(`value="${TAOBAO}"`);
    expect(text).toContain(`/sourcing-service?link=${encodeURIComponent(TAOBAO)}#request`);
  });

  test('has no link to a foreign site', async () => {
    const evil = 'https://evil.example/item.htm?id=674029285425';
    const { status, text } = await page(`/product?url=${encodeURIComponent(evil)}`);
    expect(status).toBe(404);
    expect(text).not.toContain(`href="${evil}"`);
  });

  test('redirects a short link to its product', async () => {
    const [card] = (await call('searchProducts', { query: { channel: 'Taobao', pageSize: 1 } }))
      .records;
    const link = shortLinks.to(fresh(card?.productUrl ?? ''));
    const { status, headers } = await page(`/product?url=${encodeURIComponent(link)}`);
    expect(status).toBe(307);
    expect(headers.location).toContain(`/product?url=${card?.link}`);
  });

  test('of the sourcing service fills the link into the request', async () => {
    const { status, text } = await page(`/sourcing-service?link=${encodeURIComponent(TAOBAO)}`);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<textarea[^>]*>[^<]*${TAOBAO.replace('?', '\\?')}`));
  });
});
