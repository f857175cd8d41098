import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ProductAddress,
  parseProductLink,
  sameProduct,
} from '../../../src/contract/links/product-link.ts';
import vectors from '../../vectors/product-links.json' with { type: 'json' };

const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425';
const TMALL = 'https://detail.tmall.com/item.htm?id=674029285425';
const ALIBABA = 'https://detail.1688.com/offer/610494659403.html';
const JD = 'https://item.jd.com/10113851950323.html';
const JD_HK = 'https://item.jd.hk/100012043978.html';
const YIWUGO = 'https://www.yiwugo.com/product/detail/930986264.html';
const DEWU = 'https://www.dewu.com/product-detail.html?spuId=710567678';
const POIZON = 'https://www.poizon.com/product/52421111';
const OWN = 'https://stock.sampan.shop/item/100001.html';

const address = (text: string): ProductAddress => {
  const link = parseProductLink(text);
  if (link.kind !== 'PRODUCT') throw new Error(`${text} is ${link.kind}`);
  return link;
};

describe('the published vectors', () => {
  it.each(vectors)('$input', ({ input, expect: expected }) => {
    expect(parseProductLink(input)).toEqual(expected);
  });
});

describe('a product has one URL, whichever page, app or tracker it was copied from', () => {
  it.each([
    [TAOBAO, 'https://world.taobao.com/item/674029285425.htm'],
    [TAOBAO, 'https://www.taobao.com/list/item/674029285425.htm?spm=a21wu'],
    [TAOBAO, 'https://a.m.taobao.com/i674029285425.htm'],
    [TAOBAO, 'https://main.m.taobao.com/detail/index.html?id=674029285425'],
    [TAOBAO, 'https://detail.ju.taobao.com/home.htm?item_id=674029285425'],
    [TAOBAO, 'https://market.m.taobao.com/app/x/y/detail.html?itemId=674029285425'],
    [TAOBAO, 'https://item.taobao.com/item.htm?ID=674029285425&id=1'],
    [TAOBAO, 'https://item.taobao.com/item.htm?spm=%E4%BD%A0&id=674029285425&mi_id=0000#detail'],
    [TAOBAO, 'https://tw.taobao.com/item/674029285425.htm?spm=a'],
    [TAOBAO, 'https://new.m.taobao.com/detail.htm?id=674029285425&sourceType=item'],
    [TAOBAO, 'https://item.taobao.com/auction/item_detail.htm?item_num_id=674029285425'],
    [TAOBAO, 'https://uland.taobao.com/coupon/edetail?e=x%2Fy&itemId=674029285425'],
    [TAOBAO, 'https://item.taobao.com/item.htm?spm=a&amp;id=674029285425&amp;ns=1'],
    [TMALL, 'https://detail.m.tmall.com/templatesNew/index?spm=a&id=674029285425'],
    [TMALL, 'https://pages.tmall.com/wow/a/act/detail?itemId=674029285425'],
    [TMALL, 'https://detail.tmall.com/item_o.htm?id=674029285425&skuId=5012345678901'],
    [TMALL, 'https://detail.m.tmall.com/item.htm?id=674029285425'],
    [TMALL, 'https://chaoshi.detail.tmall.com/item.htm?id=674029285425'],
    [TMALL, 'https://detail.tmall.hk/item.htm?id=674029285425'],
    [TMALL, 'https://world.tmall.com/item/674029285425.htm'],
    [ALIBABA, 'https://m.1688.com/offer/610494659403.html?__removesafearea__=1'],
    [ALIBABA, 'https://detail.m.1688.com/page/index.html?spm=a&offerid=610494659403&sk=consign'],
    [ALIBABA, 'https://detail.m.1688.com/page/index.html?OFFER_ID=610494659403'],
    [ALIBABA, 'https://detail.1688.com/offer/610494659403'],
    [ALIBABA, 'https://detail.1688.com/offer/610494659403.html/'],
    [ALIBABA, 'https://detail.1688.com/offer/%36%31%30494659403%2Ehtml'],
    [JD, 'https://item.jd.com/10113851950323.html#comment'],
    [JD, 'https://item.m.jd.com/ware/view.action?wareId=10113851950323'],
    [JD, 'https://item.m.jd.com/product/10113851950323.html?utm_source=iosapp'],
    [JD, 'https://wqitem.jd.com/item/view?sku=10113851950323'],
    [JD, 'https://npcitem.jd.com/10113851950323.html'],
    [JD_HK, 'https://mitem.jd.hk/product/100012043978.html'],
    [JD_HK, 'https://item.jd.hk/100012043978.html?cu=true'],
    [YIWUGO, 'https://m.yiwugo.com/product/detail/930986264.html?spm=x'],
    [YIWUGO, 'http://yiwugo.com/product/detail/930986264.html'],
    [YIWUGO, 'https://m.yiwugo.com/productdetail/930986264.html'],
    [DEWU, 'https://fast.dewu.com/page/productDetail?spuId=710567678'],
    [DEWU, 'https://m.dewu.com/router/product/ProductDetail?spuid=710567678&skuId=99999999'],
    [DEWU, 'https://dewu.com/product-detail.html?spuId=710567678&propertyValueId=1'],
    [POIZON, 'https://www.poizon.com/product/air-force-1-07-white-52421111?track=1'],
    [POIZON, 'https://www.poizon.com/us/product/air-force-1-07-white-52421111'],
    [POIZON, 'https://m.poizon.com/product?spuId=52421111'],
    [POIZON, 'https://www.poizon.com/product/%E9%9E%8B-52421111/'],
    [OWN, OWN],
    [OWN, 'http://stock.sampan.shop/item/100001.html?from=home'],
  ])('%s ← %s', (canonical, input) => {
    expect(address(input).url).toBe(canonical);
  });

  it.each([
    'HTTPS://DETAIL.1688.COM/offer/610494659403.html',
    'http://detail.1688.com/offer/610494659403.html',
    'https://detail.1688.com:443/offer/610494659403.html',
    'https://detail.1688.com:8443/offer/610494659403.html',
    'https://detail.1688.com/OFFER/610494659403.HTML',
    'https://detail.1688.com/./offer//../offer/610494659403.html',
  ])('spelling does not matter: %s', (input) => {
    expect(address(input).url).toBe(ALIBABA);
  });

  it('keeps ids as strings, even beyond safe integers', () => {
    expect(address('https://item.jd.com/12345678901234567890.html').id).toBe(
      '12345678901234567890',
    );
  });
});

describe('the link is found in a share text', () => {
  it.each([
    `【淘宝】「连衣裙」点击链接 ${ALIBABA} 直接打开`,
    `看看${ALIBABA}不错`,
    `看看${ALIBABA}。`,
    `(${ALIBABA})`,
    `[a dress](${ALIBABA}).`,
    `see ${ALIBABA}!?;:,`,
    `“${ALIBABA}”`,
    `<a href="${ALIBABA}">`,
    `'${ALIBABA}'`,
    `${ALIBABA}\nhttps://evil.example/`,
    `${ALIBABA}　全角空格`,
    `${ALIBABA}？spm=1`,
    `${ALIBABA}👍`,
    `ເບິ່ງ${ALIBABA}ງາມ`,
    `보기${ALIBABA}좋아요`,
    `شاهد ${ALIBABA}، جميل`,
    `смотри ${ALIBABA}посмотри`,
    `${ALIBABA}%EF%BC%8C%E4%B8%8D%E9%94%99`,
    `\u200e${ALIBABA}\u200e`,
    `link:${ALIBABA}`,
  ])('%s', (input) => {
    expect(address(input).url).toBe(ALIBABA);
  });

  it('also after a query with encoded Chinese', () => {
    expect(address(`${TAOBAO}%EF%BC%8C%E4%B8%8D%E9%94%99`).url).toBe(TAOBAO);
    expect(address(`${TAOBAO}，不错`).url).toBe(TAOBAO);
  });

  it('only the first link counts', () => {
    expect(parseProductLink(`https://evil.example/ ${ALIBABA}`).kind).toBe('UNSUPPORTED_HOST');
  });
});

describe('a link without protocol counts at a known host', () => {
  it.each([
    [TAOBAO, 'item.taobao.com/item.htm?id=674029285425'],
    [TAOBAO, '  Item.Taobao.com/item.htm?spm=a&id=674029285425 '],
    [TAOBAO, '//item.taobao.com/item.htm?id=674029285425'],
    [TAOBAO, '看看item.taobao.com/item.htm?id=674029285425，不错'],
    [TAOBAO, '【淘宝】「裙子」world.taobao.com/item/674029285425.htm。'],
    [ALIBABA, 'see detail.1688.com/offer/610494659403.html.'],
    [ALIBABA, 'my.blog/post (detail.1688.com/offer/610494659403.html)'],
    [OWN, 'stock.sampan.shop/item/100001.html'],
  ])('%s ← %s', (canonical, input) => {
    expect(address(input).url).toBe(canonical);
  });

  it('a short one too', () => {
    expect(parseProductLink('复制 e.tb.cn/h.T8dxmP68pyc4u8t?tk=x8E 打开')).toEqual({
      kind: 'NEEDS_EXPANSION',
      url: 'https://e.tb.cn/h.T8dxmP68pyc4u8t?tk=x8E',
    });
  });

  it('comes after a link with protocol', () => {
    const text = `item.jd.com/10113851950323.html ${ALIBABA}`;
    expect(address(text).url).toBe(ALIBABA);
  });

  it.each([
    'taobao.com',
    'what is taobao.com/',
    'shop.example.com/item/674029285425',
    'item.taobao.com.evil.example/item.htm?id=674029285425',
    'eviltaobao.com/item.htm?id=674029285425',
    'evil.example/item.taobao.com/item.htm?id=674029285425',
    'evil.example/?u=item.taobao.com/item.htm?id=674029285425',
    'me@item.taobao.com/item.htm?id=674029285425',
    'ftp://item.taobao.com/item.htm?id=674029285425',
    '24/7 size 8.5/9',
  ])('any other is words: %s', (input) => {
    expect(parseProductLink(input).kind).toBe('KEYWORD');
  });
});

describe('texts as the apps share them', () => {
  const SHORT = 'https://e.tb.cn/h.T8dxmP68pyc4u8t?tk=x8EDe1bZmZu';
  it.each([
    `【淘宝】7天无理由退货 ${SHORT} HU9046 「夏季新款连衣裙」\n点击链接直接打开 或者 淘宝搜索直接打开`,
    `【淘宝】假一赔四 「耳机」${SHORT}`,
    `￥AbC12xYz￥ ${SHORT} 「裙子」`,
    `「裙子」，点击链接：${SHORT}，再选择浏览器咑閞`,
  ])('%s', (input) => {
    expect(parseProductLink(input)).toEqual({ kind: 'NEEDS_EXPANSION', url: SHORT });
  });

  it('a code without a link is a keyword', () => {
    expect(parseProductLink('￥AbC12xYz￥ 复制打开淘宝').kind).toBe('KEYWORD');
  });
});

describe('marketplace pages that are not products', () => {
  it.each([
    ['Taobao', 'https://shop123456789.taobao.com/?id=674029285425'],
    ['Taobao', 'https://shop36217890.m.taobao.com/?item_id='],
    ['Taobao', 'https://2.taobao.com/item.htm?id=674029285425'],
    ['Taobao', 'https://store.taobao.com/shop/view_shop.htm?user_number_id=674029285425'],
    ['Taobao', 'https://s.taobao.com/search?q=674029285425'],
    ['Taobao', 'https://item.taobao.com/item.htm'],
    ['Taobao', 'https://item.taobao.com/item.htm?id='],
    ['Taobao', 'https://item.taobao.com/item.htm?id=1234'],
    ['Taobao', 'https://item.taobao.com/item.htm?id=123456789012345678901'],
    ['Taobao', 'https://item.taobao.com/item.htm?id=67402928x5425'],
    ['Taobao', 'https://item.taobao.com/item.htm?id=-674029285425'],
    ['Taobao', 'https://item.taobao.com/item.htm?id=6.7e11'],
    ['Taobao', 'https://item.taobao.com/item.htm#id=674029285425'],
    [
      'Taobao',
      'https://assets-tmw.taobao.com/share_page/home?targetType=SHOP&targetId=689584596676',
    ],
    [
      'Taobao',
      'https://login.taobao.com/?redirectURL=https://item.taobao.com/item.htm?id=674029285425',
    ],
    ['Tmall', 'https://list.tmall.com/search_product.htm?q=674029285425'],
    ['Tmall', 'https://nike.tmall.com/shop/view_shop.htm'],
    ['Alibaba', 'https://shop1234567.1688.com/page/offerlist.htm'],
    ['Alibaba', 'https://m.1688.com/winport/b2b-22108725372987d9fa.html?offerId=610494659403'],
    [
      'Alibaba',
      'https://winport.m.1688.com/page/index.html?memberId=b2b-2210&offerId=610494659403',
    ],
    ['Alibaba', 'https://shop1234567.1688.com/'],
    ['Alibaba', 'https://s.1688.com/youyuan/index.htm?offerId=610494659403'],
    ['Alibaba', 'https://detail.1688.com/offer/610494659403.htmlx'],
    ['Alibaba', 'https://detail.1688.com/offer/b2b-610494659403.html'],
    ['JD', 'https://www.jd.com/10113851950323.html'],
    ['JD', 'https://mall.jd.com/index-1000001.html'],
    ['Yiwugou', 'https://www.yiwugo.com/hu/930986264.html'],
    ['Poizon', 'https://www.dewu.com/brand.html?spuId=710567678'],
    ['Poizon', 'https://www.poizon.com/category/sneakers-52421111'],
    ['SelfOwned', 'https://stock.sampan.shop/'],
  ])('%s: %s', (platform, input) => {
    expect(parseProductLink(input)).toEqual({ kind: 'NOT_A_PRODUCT', platform });
  });
});

describe('short links need a request to resolve', () => {
  it.each([
    'https://m.tb.cn/h.gXyZ123?tk=AbC',
    'https://s.click.taobao.com/t?e=m%3D2%26s%3D',
    'https://qr.1688.com/s/AbCdEf',
    'https://dw4.co/t/A/1aBcD',
    'https://3.cn/1-AbCdE',
    'https://u.jd.com/AbCdEf',
  ])('%s', (url) => {
    expect(parseProductLink(`复制${url} 打开`)).toEqual({ kind: 'NEEDS_EXPANSION', url });
  });
});

describe('other hosts, however disguised', () => {
  it.each([
    'https://www.amazon.com/dp/B08N5WRWNW',
    'https://item.taobao.com.evil.example/item.htm?id=674029285425',
    'https://item.taobao.com%2eevil.example/item.htm?id=674029285425',
    'https://eviltaobao.com/item.htm?id=674029285425',
    'https://taobao.com-evil.example/item.htm?id=674029285425',
    'https://evil.example/item.taobao.com/item.htm?id=674029285425',
    'https://evil.example#@item.taobao.com/item.htm?id=674029285425',
    'https://evil.example\\.item.taobao.com/item.htm?id=674029285425',
    'https://item.taob\u0430o.com/item.htm?id=674029285425',
    'https://item.ta\u03bfbao.com/item.htm?id=674029285425',
    'https://xn--item-1za.taobao.co/item.htm?id=674029285425',
    'https://detail.1688.com.cn/offer/610494659403.html',
    'https://sampan.shop/item/100001.html',
    'https://stock.sampan.shop.evil.example/item/100001.html',
    'https://notstock.sampan.shop/item/100001.html',
    'http://127.0.0.1/item.htm?id=674029285425',
    'http://[::1]/item.htm?id=674029285425',
    'http://localhost:3000/product?id=674029285425',
  ])('%s', (input) => {
    expect(parseProductLink(input).kind).toBe('UNSUPPORTED_HOST');
  });
});

describe('malformed links', () => {
  it.each([
    'https://user:secret@detail.1688.com/offer/610494659403.html',
    'https://@detail.1688.com/offer/610494659403.html',
    'https://detail.1688.com\u0040evil.example/offer/610494659403.html',
    'https://///item.taobao.com@evil.example/item.htm?id=674029285425',
    'https://item.taobao.com%40evil.example/item.htm?id=674029285425',
    'https://item.taobao.com%00.evil.example/item.htm?id=674029285425',
    'https://item.taobao.com:99999/item.htm?id=674029285425',
    'https://',
    'http://。',
    'https://[item.taobao.com/item.htm?id=674029285425',
  ])('%s', (input) => {
    expect(parseProductLink(input)).toEqual({ kind: 'INVALID' });
  });
});

describe('anything without a link is a keyword', () => {
  it.each([
    '',
    '   ',
    '连衣裙 夏季',
    '674029285425',
    'ftp://item.taobao.com/item.htm?id=674029285425',
    'javascript:alert(1)',
    'https:/item.taobao.com/item.htm?id=674029285425',
    'httpx://item.taobao.com/',
  ])('%j', (input) => {
    expect(parseProductLink(input)).toEqual({ kind: 'KEYWORD' });
  });
});

describe('the same product', () => {
  it('is recognised across Taobao and Tmall, which share ids', () => {
    expect(sameProduct(address(TAOBAO), address(TMALL))).toBe(true);
    expect(sameProduct(address(TAOBAO), address(`${TAOBAO}6`))).toBe(false);
  });

  it('is not assumed for equal ids of other marketplaces', () => {
    const dewu = address('https://www.dewu.com/product-detail.html?spuId=52421111');
    expect(sameProduct(dewu, address(POIZON))).toBe(false);
    expect(sameProduct(dewu, dewu)).toBe(true);
    const alibaba = address('https://detail.1688.com/offer/674029285425.html');
    expect(sameProduct(address(TAOBAO), alibaba)).toBe(false);
  });
});

describe('properties', () => {
  const ALLOWED =
    /^(.*\.)?(taobao\.com|tmall\.(com|hk)|1688\.com|jd\.(com|hk)|yiwugo\.com|dewu\.com|poizon\.com|stock\.sampan\.shop)$/;
  const id = fc.stringMatching(/^[0-9]{5,20}$/);
  const template = fc.constantFrom(TAOBAO, TMALL, ALIBABA, JD, JD_HK, YIWUGO, DEWU, POIZON, OWN);
  const canonical = fc
    .tuple(template, id)
    .map(([url, digits]) => url.replace(/\d{5,}(?=\.html$|$)/, digits));

  it('a canonical URL parses to itself', () => {
    fc.assert(
      fc.property(canonical, (url) => {
        const link = address(url);
        expect(link.url).toBe(url);
        expect(parseProductLink(link.url)).toEqual(link);
      }),
    );
  });

  it('is found inside any Chinese text', () => {
    const chinese = fc.stringMatching(/^[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]*$/);
    fc.assert(
      fc.property(chinese, canonical, chinese, (before, url, after) => {
        expect(address(before + url + after).url).toBe(url);
      }),
    );
  });

  it('never throws, and returns INVALID, KEYWORD or a link that parses again', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string().map((rest) => `https://${rest}`),
      fc.tuple(fc.webUrl(), fc.string({ unit: 'grapheme' })).map((parts) => parts.join('')),
      fc.tuple(canonical, fc.string()).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const link = parseProductLink(input);
        if ('url' in link) expect(parseProductLink(link.url).kind).toBe(link.kind);
      }),
      { numRuns: 1000 },
    );
  });

  it('an encoded quote in the host is no link', () => {
    for (const host of ['%27', '%22', '%60', 'a%27.example']) {
      expect(parseProductLink(`https://${host}`)).toEqual({ kind: 'INVALID' });
    }
  });

  it('only allow-listed hosts give a product', () => {
    const label = fc.stringMatching(/^[a-z0-9-]{0,6}$/);
    const known = fc.constantFrom('item.taobao.com', 'detail.1688.com', 'item.jd.com', 'dewu.com');
    const host = fc
      .tuple(
        label,
        fc.constantFrom('', '.', '-', '@', '%2e', '\\', '/', '#', '?'),
        known,
        fc.constantFrom('', '.', '-', '@', '%2e', ':'),
        label,
      )
      .map((parts) => parts.join(''));
    const path = fc.constantFrom(
      '/item.htm?id=12345',
      '/offer/12345.html',
      '/12345.html',
      '/product-detail.html?spuId=12345',
    );
    fc.assert(
      fc.property(host, path, (authority, rest) => {
        const input = `https://${authority}${rest}`;
        if (parseProductLink(input).kind === 'PRODUCT') {
          expect(new URL(input).hostname).toMatch(ALLOWED);
          expect(new URL(input).username).toBe('');
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('parses megabytes of hostile text in linear time', () => {
    const much = 500_000;
    for (const text of [
      `https://item.taobao.com/item.htm?id=${'1'.repeat(much)}`,
      `https://www.poizon.com/product/${'-'.repeat(much)}`,
      `https://www.poizon.com${'/product/-'.repeat(much / 10)}`,
      `https://detail.1688.com${'/offer/12345'.repeat(much / 10)}x`,
      `https://a${'/'.repeat(much)}`,
      `https://a/${'.'.repeat(much)}b`,
      `https:${'/'.repeat(much)}@`,
      'a.'.repeat(much),
      'taobao.com/'.repeat(much / 10),
      '-'.repeat(much),
      ' a.b/'.repeat(much / 10),
      `https://www.superbuy.com/?url=${'%25'.repeat(much)}`,
      `https://www.superbuy.com${'/product-'.repeat(much / 10)}`,
      'https:'.repeat(much),
      'http://'.repeat(much),
      `https://item.taobao.com/item.htm?${'a=1&'.repeat(much)}`,
    ]) {
      expect(parseProductLink(text).kind).not.toBe('PRODUCT');
    }
  });
});
