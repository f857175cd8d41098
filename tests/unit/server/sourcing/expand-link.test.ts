import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchLink, LinkResponse } from '../../../../src/server/platform/fetch-link.ts';
import { expandLink, isExpanded } from '../../../../src/server/sourcing/links/expand-link.ts';

const SHORT = 'https://e.tb.cn/h.T8dxmP6?tk=x8E';
const TAOBAO = 'https://item.taobao.com/item.htm?id=674029285425';
const PRODUCT = { kind: 'PRODUCT', platform: 'Taobao', id: '674029285425', url: TAOBAO };

const redirectTo = (location: string, status = 302): LinkResponse => ({
  status,
  location,
  body: '',
});
const page = (body: string): LinkResponse => ({ status: 200, location: undefined, body });

/** Hosts with fixed answers. All others fail. */
function network(answers: Record<string, LinkResponse | (() => Promise<LinkResponse>)>) {
  const asked: string[] = [];
  const ask: FetchLink = async ({ href }) => {
    asked.push(href);
    const answer = answers[href];
    if (!answer) throw new Error(`nobody is at ${href}`);
    return typeof answer === 'function' ? answer() : answer;
  };
  return { ask, asked };
}

const expandedBy = (answer: LinkResponse) => expandLink(network({ [SHORT]: answer }).ask, SHORT);

describe('a short link is followed to its product', () => {
  it.each([301, 302, 303, 307, 308])('by a redirect with %i', async (status) => {
    const long = `${TAOBAO}&spm=a.b&un=1`;
    expect(await expandedBy(redirectTo(long, status))).toEqual(PRODUCT);
  });

  it('over several hosts, with a relative URL among them', async () => {
    const { ask, asked } = network({
      [SHORT]: redirectTo('https://m.tb.cn/h.abc'),
      'https://m.tb.cn/h.abc': redirectTo('/x.htm?a=1'),
      'https://m.tb.cn/x.htm?a=1': redirectTo('http://s.click.taobao.com/t?e=1'),
      'http://s.click.taobao.com/t?e=1': redirectTo(
        'https://detail.tmall.com/item.htm?id=674029285425',
      ),
    });
    expect(await expandLink(ask, SHORT)).toMatchObject({ kind: 'PRODUCT', platform: 'Tmall' });
    expect(asked).toHaveLength(4);
  });

  it.each([
    ['a script', `<script>var url = '${TAOBAO}&price=9&un=2';</script>`],
    ['JSON of a script', `{"url":"https:\\/\\/item.taobao.com\\/item.htm?id=674029285425","a":1}`],
    [
      'escapes of a script',
      `"https:\\u002F\\u002Fitem.taobao.com\\u002Fitem.htm?a=1\\u0026id=674029285425"`,
    ],
    ['JSON in JSON', `"{\\"u\\":\\"${TAOBAO}\\"}"`],
    ['HTML', `<a href="https://item.taobao.com/item.htm?spm=a&amp;id=674029285425&quot;">`],
    ['an address of an app', `tbopen://m.taobao.com/?h5Url=${encodeURIComponent(TAOBAO)}&a=1`],
    ['a meta refresh', `<meta http-equiv="refresh" content="0; url=${TAOBAO}">`],
    [
      'after links to a shop and a picture',
      `https://img.alicdn.com/a.png https://shop1.taobao.com/ ${TAOBAO}`,
    ],
  ])('by a link in the page that its host returns: %s', async (_, body) => {
    expect(await expandedBy(page(`<!doctype html><html>${body}`))).toEqual(PRODUCT);
  });

  it.each([
    '<meta http-equiv=refresh content="0;URL=https://m.tb.cn/h.abc">',
    '<script>window.location.href = "https://m.tb.cn/h.abc"</script>',
    "<script>location.replace('https://m.tb.cn/h.abc')</script>",
  ])('by a page that redirects: %s', async (body) => {
    const { ask } = network({ [SHORT]: page(body), 'https://m.tb.cn/h.abc': redirectTo(TAOBAO) });
    expect(await expandLink(ask, SHORT)).toEqual(PRODUCT);
  });
});

it('a short link to a shop is not resolved to a product of the shop', async () => {
  const shop = 'https://shop12345.taobao.com/';
  const { ask } = network({
    [SHORT]: redirectTo(shop),
    [shop]: page(`<a href="${TAOBAO}">A product of this shop</a>`),
  });
  expect(await expandLink(ask, SHORT)).toEqual({ kind: 'NOT_A_PRODUCT', platform: 'Taobao' });
});

describe('redirects are limited', () => {
  const REFUSED = [
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0177.0.0.1/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://127.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
    'http://e.tb.cn.localhost/',
    'http://①②⑦.⓪.⓪.①/',
    'https://e.tb.cn./h.abc',
    'https://item.taobao.com./item.htm?id=674029285425',
    'https://item.taobao.com:8443/item.htm?id=674029285425',
    'http://item.taobao.com:22/item.htm?id=674029285425',
    'https://me@item.taobao.com/item.htm?id=674029285425',
    'https://item.taobao.com:secret@e.tb.cn/',
    'https://item.taob\u0430o.com/item.htm?id=674029285425',
    'https://xn--tb-cn.example/',
    'https://evil.example/item.htm?id=674029285425',
    'https://item.taobao.com.evil.example/item.htm?id=674029285425',
    'https://www.superbuy.com/?url=https%3A%2F%2Fitem.taobao.com%2Fitem.htm%3Fid%3D674029285425',
    'https://stock.sampan.shop/item/100001.html',
    'file:///etc/passwd',
    'data:text/html,https://item.taobao.com/item.htm?id=674029285425',
    'taobao://item.taobao.com/item.htm?id=674029285425',
    'gopher://e.tb.cn/',
    'https://',
    '',
  ];
  it.each(REFUSED)('a redirect is not followed to %j', async (location) => {
    const { ask, asked } = network({ [SHORT]: redirectTo(location) });
    expect((await expandLink(ask, SHORT))?.kind).not.toBe('PRODUCT');
    expect(asked).toEqual([SHORT]);
  });

  it.each(REFUSED.slice(0, 12))('a page’s redirect is not followed to %j', async (address) => {
    const { ask, asked } = network({
      [SHORT]: page(`<script>location.href='${address}'</script>`),
    });
    expect(await expandLink(ask, SHORT)).toBeUndefined();
    expect(asked).toEqual([SHORT]);
  });

  it.each([
    'http://127.0.0.1/',
    'https://evil.example/',
    'ftp://e.tb.cn/',
    'https://e.tb.cn:8080/',
  ])('no request is sent for %s', async (url) => {
    const { ask, asked } = network({});
    expect(await expandLink(ask, url)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('five redirects are followed, and no more', async () => {
    const chain = (length: number) => {
      const steps = Array.from({ length }, (_, i) => `https://m.tb.cn/${i}`);
      const answers = steps.map((step, i) => [step, redirectTo(steps[i + 1] ?? TAOBAO)] as const);
      return { ...network(Object.fromEntries(answers)), first: steps[0] ?? '' };
    };
    const five = chain(5);
    expect(await expandLink(five.ask, five.first)).toEqual(PRODUCT);
    const six = chain(6);
    expect(await expandLink(six.ask, six.first)).toBeUndefined();
    expect(six.asked).toHaveLength(6);
  });

  it('a loop ends', async () => {
    const { ask, asked } = network({ [SHORT]: redirectTo(SHORT) });
    expect(await expandLink(ask, SHORT)).toBeUndefined();
    expect(asked).toHaveLength(6);
  });

  it.each([
    ['an error of the host', { status: 500, location: undefined, body: TAOBAO }],
    ['a redirect to nowhere', { status: 302, location: undefined, body: TAOBAO }],
    ['an empty page', page('')],
    ['a page of something else', page('<a href="https://www.taobao.com/">Taobao</a>')],
    ['a hostile page', page('<meta '.repeat(10_000) + 'https://'.repeat(5_000))],
  ])('%s resolves to undefined', async (_, answer) => {
    expect(await expandedBy(answer)).toBeUndefined();
  });
});

describe('time and memory', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('takes at most five seconds, whatever the host does', async () => {
    vi.useRealTimers();
    const time = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const over = new AbortController();
      setImmediate(() => over.abort());
      return over.signal;
    });
    const never = () => new Promise<LinkResponse>(() => {});
    expect(await expandLink(network({ [SHORT]: never }).ask, SHORT)).toBeUndefined();
    expect(time.mock.calls).toEqual([[5_000], [5_000]]);
    time.mockRestore();
  });

  it('concurrent equal links share one resolution, which is cached for a day', async () => {
    const { ask, asked } = network({ [SHORT]: redirectTo(TAOBAO) });
    expect(isExpanded(ask, SHORT)).toBe(false);
    await Promise.all([expandLink(ask, SHORT), expandLink(ask, SHORT)]);
    vi.advanceTimersByTime(86_000_000);
    expect(isExpanded(ask, SHORT)).toBe(true);
    expect(await expandLink(ask, SHORT)).toEqual(PRODUCT);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(500_000);
    await expandLink(ask, SHORT);
    expect(asked).toHaveLength(2);
  });

  it('a failure is cached for ten minutes', async () => {
    const { ask, asked } = network({});
    await expandLink(ask, SHORT);
    vi.advanceTimersByTime(590_000);
    await expandLink(ask, SHORT);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(20_000);
    await expandLink(ask, SHORT);
    expect(asked).toHaveLength(2);
  });

  it('the number of cached links is limited', async () => {
    const { ask } = network({});
    for (let i = 0; i < 2_100; i++) await expandLink(ask, `https://m.tb.cn/${i}`);
    expect(isExpanded(ask, 'https://m.tb.cn/2099')).toBe(true);
    expect(isExpanded(ask, 'https://m.tb.cn/0')).toBe(false);
  });
});
