import { describe, expect, it } from 'vitest';
import { judgeLink } from '../../../../src/components/search/link-verdict.ts';
import {
  MAX_RECENT,
  recentMatches,
  withRecent,
} from '../../../../src/components/search/recent-searches.ts';
import { decideSearch, mayBeLink } from '../../../../src/components/search/search-decision.ts';
import { parseProductLink } from '../../../../src/contract/links/product-link.ts';
import vectors from '../../../vectors/product-links.json' with { type: 'json' };

const channel = 'Taobao';

describe('submitting the search field', () => {
  it('does nothing if it is empty', () => {
    expect(decideSearch('  ', channel)).toEqual({ kind: 'NOTHING' });
  });

  it('searches for words in the first marketplace', () => {
    expect(decideSearch(' 夏 dress & co ', channel)).toEqual({
      kind: 'WORDS',
      keyword: '夏 dress & co',
      path: '/product-search?keyword=%E5%A4%8F+dress+%26+co&channel=Taobao',
    });
    expect(decideSearch('tea', undefined)).toMatchObject({
      path: '/product-search?keyword=tea',
    });
  });

  it('opens the link in a text', () => {
    const text = '【淘宝】看这个 HTTPS://item.taobao.com/item.htm?id=612345678901 点击链接';
    expect(decideSearch(text, channel)).toEqual({ kind: 'LINK', text });
  });
});

describe('a link that is being typed', () => {
  it('is recognised with its marketplace', async () => {
    expect(await judgeLink('https://m.1688.com/offer/610000000001.html')).toEqual({
      kind: 'PRODUCT',
      platform: 'Alibaba',
    });
    expect(await judgeLink('https://www.taobao.com/')).toEqual({
      kind: 'NOT_A_PRODUCT',
      platform: 'Taobao',
    });
  });

  it('of another website is unknown', async () => {
    expect(await judgeLink('https://taobao.com.example.org/item.htm?id=612345678901')).toEqual({
      kind: 'UNKNOWN',
    });
  });

  it('is not checked if it is a keyword', async () => {
    expect(await judgeLink('red shoes')).toBeUndefined();
    expect(await judgeLink('blog.example/2024')).toBeUndefined();
  });
});

describe('links that need more than a product', () => {
  it('of another agent name the agent', async () => {
    expect(await judgeLink('https://hoobuy.com/product/1/674029285425')).toEqual({
      kind: 'PRODUCT',
      platform: 'Taobao',
      agent: 'HooBuy',
    });
  });

  it('if short, name their marketplace without a request', async () => {
    expect(await judgeLink('复制 https://m.tb.cn/h.5abc 打开')).toEqual({
      kind: 'SHORT',
      platform: 'Taobao',
    });
  });

  it('without a protocol are links, too', async () => {
    const text = 'item.taobao.com/item.htm?id=612345678901';
    expect(await judgeLink(text)).toMatchObject({ kind: 'PRODUCT', platform: 'Taobao' });
    expect(decideSearch(text, channel)).toEqual({ kind: 'LINK', text });
  });
});

describe('the test for a possible link', () => {
  it.each(['https://a', 'see m.1688.com/offer/1.html', '看taobao.com/x', '//tb.cn/a'])(
    '%s may',
    (text) => expect(mayBeLink(text)).toBe(true),
  );

  it.each(['taobao.com', 'a/b', '1.5/2', 'me@mail.com/x', 'size 8.5 and/or 9', '连衣裙/裙子'])(
    '%s may not',
    (text) => expect(mayBeLink(text)).toBe(false),
  );

  it('takes no longer for hostile text', () => {
    for (const text of ['a.'.repeat(500_000), 'a'.repeat(500_000), ' a.b'.repeat(100_000)]) {
      expect(mayBeLink(text)).toBe(false);
    }
  });

  it('accepts every link', () => {
    for (const { input } of vectors) {
      if (parseProductLink(input).kind !== 'KEYWORD') expect(mayBeLink(input)).toBe(true);
    }
  });
});

describe('recent searches', () => {
  it('begin with the last search, list each once, and keep eight', () => {
    expect(withRecent(['tea', 'Shoes'], 'shoes')).toEqual(['shoes', 'tea']);
    const many = Array.from({ length: 12 }, (_, i) => `word ${i}`);
    expect(withRecent(many, 'new')).toHaveLength(MAX_RECENT);
  });
});

describe('earlier searches among suggestions', () => {
  it('contain the typed text and are longer than it', () => {
    const recent = ['Red shoes', 'tea', 'Tea cup', 'green tea', 'steamer, large'];
    expect(recentMatches(recent, 'Tea')).toEqual(['Tea cup', 'green tea']);
    expect(recentMatches(recent, 'shoes')).toEqual(['Red shoes']);
    expect(recentMatches(recent, 'lamp')).toEqual([]);
  });
});
