import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseProductLink } from '../../../src/contract/links/product-link.ts';

const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425';
const TMALL = 'https://detail.tmall.com/item.htm?id=674029285425';
const ALIBABA = 'https://detail.1688.com/offer/610494659403.html';
const once = encodeURIComponent;
const twice = (text: string) => once(once(text));

const read = (text: string) => {
  const link = parseProductLink(text);
  return 'agent' in link && 'url' in link ? [link.kind, link.agent, link.url] : link;
};

describe('extracts the marketplace’s product from another agent’s link', () => {
  it.each([
    // An address in a parameter.
    [
      'Superbuy',
      TAOBAO,
      `https://www.superbuy.com/en/page/buy/?from=search-input&url=${once(TAOBAO)}`,
    ],
    ['Superbuy', TMALL, `https://m.superbuy.com/en/goods/detail?url=${twice(TMALL)}&partnercode=x`],
    ['Wegobuy', ALIBABA, `https://www.wegobuy.com/en/page/buy?url=${once(ALIBABA)}`],
    [
      'PandaBuy',
      TAOBAO,
      `https://www.pandabuy.com/product?ra=500&url=${once(TAOBAO)}&inviteCode=Z`,
    ],
    [
      'Sugargoo',
      TAOBAO,
      `https://www.sugargoo.com/#/home/productDetail?productLink=${once(TAOBAO)}`,
    ],
    ['Sugargoo', TAOBAO, `https://www.sugargoo.com/index/item/index.html?url=${once(TAOBAO)}`],
    ['KakoBuy', TAOBAO, `https://www.kakobuy.com/item/details?url=${once(TAOBAO)}&affcode=x`],
    ['HagoBuy', ALIBABA, `https://www.hagobuy.com/item/details?url=${once(ALIBABA)}`],
    ['AllChinaBuy', TAOBAO, `https://www.allchinabuy.com/en/page/buy/?url=${once(TAOBAO)}`],
    ['EZBuyCN', TAOBAO, `https://ezbuycn.com/api/chaid.aspx?key=${TAOBAO}`],
    ['iTaoBuy', TAOBAO, `https://www.itaobuy.com/product-detail?url=${once(TAOBAO)}`],
    ['EastMallBuy', TAOBAO, `https://eastmallbuy.com/index/item/index.html?url=${once(TAOBAO)}`],
    ['HubbuyCN', TAOBAO, `https://www.hubbuycn.com/index/item/index.html?url=${once(TAOBAO)}`],
    ['SifuBuy', TAOBAO, `https://www.sifubuy.com/detail?productUrl=${twice(TAOBAO)}&type=2`],
    ['BlikBuy', TAOBAO, `https://blikbuy.com/?go=item&url=${once(TAOBAO)}`],
    ['LoongBuy', TAOBAO, `https://www.loongbuy.com/product-details?url=${once(TAOBAO)}`],
    [
      'Superbuy',
      TAOBAO,
      'https://www.superbuy.com/en/page/buy?url=item.taobao.com%2Fitem.htm%3Fid%3D674029285425',
    ],
    ['Superbuy', TAOBAO, `https://www.superbuy.com/?goods_url=${btoa(TAOBAO)}`],
    [
      'Superbuy',
      ALIBABA,
      `https://www.superbuy.com/?url=${once(`https://m.1688.com/offer/610494659403.html?a=1`)}`,
    ],
    // A marketplace and an id.
    ['CNFans', TAOBAO, 'https://cnfans.com/product?id=674029285425&platform=TAOBAO&ref=1'],
    ['CNFans', ALIBABA, 'https://cnfans.com/product/?shop_type=ali_1688&id=610494659403'],
    [
      'CNFans',
      ALIBABA,
      'https://m.cnfans.com/pages/product/product?shoptype=ali_1688&id=610494659403',
    ],
    ['MuleBuy', TAOBAO, 'https://mulebuy.com/product/?shop_type=taobao&id=674029285425'],
    ['JoyaGoo', ALIBABA, 'https://joyagoo.com/product?id=610494659403&platform=ALI_1688'],
    ['OrientDig', TAOBAO, 'https://orientdig.com/product/?shop_type=taobao&id=674029285425'],
    ['ACBuy', TAOBAO, 'https://www.acbuy.com/product/?id=674029285425&source=TB'],
    ['ACBuy', ALIBABA, 'https://m.acbuy.com/product?id=610494659403&source=AL&u=x'],
    ['OOPBuy', TAOBAO, 'https://www.oopbuy.com/product/1/674029285425?inviteCode=A'],
    ['OOPBuy', ALIBABA, 'https://oopbuy.com/goods/details?id=610494659403&channel=1688'],
    ['LoveGoBuy', ALIBABA, 'https://www.lovegobuy.com/product?id=610494659403&shop_type=ali_1688'],
    [
      'LoveGoBuy',
      TAOBAO,
      'https://www.lovegobuy.com/#/goods/detail?platform=taobao&goodsId=674029285425',
    ],
    [
      'PonyBuy',
      TAOBAO,
      'https://www.ponybuy.com/en-gb/goods?product_id=674029285425&platform=taobao',
    ],
    ['CNShopper', ALIBABA, 'https://cnshopper.com/goods/detail?keyword=610494659403&platform=1688'],
    ['PanGlobalBuy', ALIBABA, 'https://panglobalbuy.com/#/details?type=2&offerId=610494659403'],
    ['SifuBuy', ALIBABA, 'https://www.sifubuy.com/detail?type=1&id=610494659403'],
    // The same in the path.
    ['HooBuy', TAOBAO, 'https://hoobuy.com/product/1/674029285425?utm_source=share'],
    ['HooBuy', ALIBABA, 'https://www.hoobuy.com/m/product/0/610494659403'],
    ['USFans', ALIBABA, 'https://www.usfans.com/product/2/610494659403?ref=R'],
    ['CSSBuy', TAOBAO, 'https://www.cssbuy.com/item-674029285425.html?promotionCode=x'],
    ['CSSBuy', ALIBABA, 'https://www.cssbuy.com/item-1688-610494659403.html'],
    [
      'BaseTao',
      TAOBAO,
      'https://www.basetao.com/best-taobao-agent-service/products/agent/taobao/674029285425.html',
    ],
    ['HubbuyCN', TAOBAO, 'https://www.hubbuycn.com/taobaoID=674029285425&inviter=x'],
  ])('%s: %s ← %s', (agent, product, link) => {
    expect(read(link)).toEqual(['PRODUCT', agent, product]);
  });

  it('in a share text, without its protocol', () => {
    const text = '看看 cnfans.com/product?id=674029285425&platform=TAOBAO，好';
    expect(read(text)).toEqual(['PRODUCT', 'CNFans', TAOBAO]);
  });

  it('a short link or shop inside it stays what it is', () => {
    const short = 'https://m.tb.cn/h.gXyZ123?tk=AbC';
    expect(read(`https://www.superbuy.com/?url=${once(short)}`)).toEqual([
      'NEEDS_EXPANSION',
      'Superbuy',
      short,
    ]);
    expect(
      parseProductLink(`https://www.superbuy.com/?url=${once('https://shop12345.taobao.com/')}`),
    ).toEqual({ kind: 'NOT_A_PRODUCT', platform: 'Taobao', agent: 'Superbuy' });
  });
});

describe('a link without a known product stays the agent’s link', () => {
  it.each([
    'https://www.superbuy.com/',
    'https://www.superbuy.com/en/page/buy?url=',
    `https://www.superbuy.com/?url=${once('https://weidian.com/item.html?itemID=2724693540')}`,
    `https://www.superbuy.com/?url=${once('https://evil.example/item.htm?id=674029285425')}`,
    `https://www.superbuy.com/?url=${once('https://item.taobao.com@evil.example/item.htm?id=674029285425')}`,
    // Never an agent's link again.
    `https://www.superbuy.com/?url=${once(`https://www.wegobuy.com/?url=${once(TAOBAO)}`)}`,
    'https://www.superbuy.com/?url=javascript:alert(1)//',
    'https://hoobuy.com/product/2/7231813761',
    'https://cnfans.com/product?id=7231813761&platform=WEIDIAN',
    'https://mulebuy.com/product/?shop_type=weidian&id=7231813761',
    'https://www.cssbuy.com/item-micro-4480454092.html',
    'https://cnfans.com/product?id=674029285425',
    'https://cnfans.com/product?id=12&platform=TAOBAO',
    'https://cnfans.com/product?id=674029285425&platform=__proto__',
    'https://cnfans.com/constructor/674029285425',
  ])('%s', (link) => {
    expect(parseProductLink(link)).toMatchObject({ kind: 'UNSUPPORTED_HOST', url: link });
  });

  it('hosts that only look like an agent’s are not agents', () => {
    const link = `https://superbuy.com.evil.example/?url=${once(TAOBAO)}`;
    expect(parseProductLink(link)).toEqual({ kind: 'UNSUPPORTED_HOST', url: link });
    const other = `https://notsuperbuy.com/?url=${once(TAOBAO)}`;
    expect(parseProductLink(other)).toEqual({ kind: 'UNSUPPORTED_HOST', url: other });
  });
});

describe('properties', () => {
  it('any agent’s link gives only marketplace URLs and never throws', () => {
    const host = fc.constantFrom('superbuy.com', 'www.hoobuy.com', 'cnfans.com', 'cssbuy.com');
    const key = fc.constantFrom('url', 'key', 'id', 'platform', 'type', 'goods_url');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webUrl().map(twice),
      fc.base64String(),
      fc.constantFrom(TAOBAO, ALIBABA, '1', 'TAOBAO', '674029285425', '%E0%A4%A', '%'),
    );
    const query = fc.array(fc.tuple(key, value), { maxLength: 4 });
    fc.assert(
      fc.property(host, fc.webPath(), query, fc.boolean(), (at, path, pairs, hash) => {
        const text = pairs.map(([name, one]) => `${name}=${once(one.toWellFormed())}`).join('&');
        const link = parseProductLink(`https://${at}${path}${hash ? '#/a' : ''}?${text}`);
        if (link.kind === 'PRODUCT') {
          expect(new URL(link.url).hostname).toMatch(/^(item\.taobao|detail\.(tmall|1688))\.com$/);
          expect(parseProductLink(link.url)).toMatchObject({ kind: 'PRODUCT', url: link.url });
        }
      }),
      { numRuns: 1000 },
    );
  });
});
