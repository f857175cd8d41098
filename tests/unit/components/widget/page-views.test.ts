import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageView } from '../../../../src/components/widget/page-view.ts';
import { referrerOf, trackedPath } from '../../../../src/components/widget/shown-page.ts';

describe('the page URL that is sent to a counter', () => {
  it.each([
    ['/', '', '/'],
    [
      '/product-search',
      'keyword=red+bag&channel=Taobao&pageNo=2',
      '/product-search?keyword=red+bag&channel=Taobao',
    ],
    ['/product', 'url=abc&utm_source=mail', '/product?url=abc&utm_source=mail'],
    ['/auth/signup', 'email=a%40b.test&redirectUrl=%2Fcart', '/auth/signup'],
    ['/payment', 'nos=P2026', '/payment'],
    ['/my/purchase/P2026', '', '/my/purchase'],
    ['/my/balance/deposit/D1', 'x=1', '/my/balance'],
  ])('%s?%s is %s', (path, query, address) => {
    expect(trackedPath(path, query)).toBe(address);
  });

  it('never contains an e-mail address or a payment number', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('email', 'nos', 'redirectUrl', 'x'),
        (value, name) => {
          expect(
            trackedPath('/auth/signup', new URLSearchParams({ [name]: value }).toString()),
          ).toBe('/auth/signup');
        },
      ),
    );
  });
});

it('the referrer is shortened like the page’s path, and to the origin for another site', () => {
  const shortened = (referrer: string) => referrerOf(referrer, 'https://shop.test');
  expect(shortened('https://shop.test/payment?nos=P2026')).toBe('https://shop.test/payment');
  expect(shortened('https://shop.test/my/purchase/P2026')).toBe('https://shop.test/my/purchase');
  expect(shortened('https://mail.test/inbox?user=mia')).toBe('https://mail.test/');
  expect(shortened('')).toBe('');
});

describe('a page view', () => {
  const page = {
    location: 'https://shop.test/faq',
    title: 'FAQ · Junk & Co',
    referrer: '',
    language: 'zh-HK',
    screen: '360x740',
  };
  const view = (views: number) =>
    Object.fromEntries(
      new URLSearchParams(
        pageView('G-ABC1234567', { id: '42', startedAt: 1_700_000_000_500, views }, page),
      ),
    );

  it('names the page, and starts a visit', () => {
    expect(view(1)).toEqual({
      v: '2',
      tid: 'G-ABC1234567',
      cid: '42.1700000000',
      sid: '1700000000',
      sct: '1',
      _s: '1',
      en: 'page_view',
      dl: 'https://shop.test/faq',
      dt: 'FAQ · Junk & Co',
      dr: '',
      ul: 'zh-hk',
      sr: '360x740',
      npa: '1',
      _fv: '1',
      _ss: '1',
    });
  });

  it('continues a visit that has started', () => {
    expect(view(3)).toMatchObject({ cid: '42.1700000000', _s: '3', seg: '1' });
    expect(view(3)).not.toHaveProperty('_ss');
  });
});
