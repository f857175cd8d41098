import { describe, expect, it } from 'vitest';
import { shareWords } from '../../../src/contract/links/share-words.ts';

describe('the words of a share text', () => {
  it.each([
    [
      '【淘宝】https://m.tb.cn/h.5abc?tk=x1 CZ3457 「陶瓷 马克杯」\n点击链接直接打开 或者 淘宝搜索直接打开',
      '陶瓷 马克杯',
    ],
    ['【京东】https://3.cn/-1xY?jkl=@a@ MF1234 「罗技鼠标」点击链接直接打开', '罗技鼠标'],
    ['《保温杯》 https://qr.1688.com/s/abcd', '保温杯'],
    ['blue teapot https://m.tb.cn/h.5abc', 'blue teapot'],
    ['看这个 https://m.tb.cn/h.5abc 快来', '看这个 快来'],
    ['m.tb.cn/h.5abc 红色背包', '红色背包'],
  ])('%j are %j', (text, words) => {
    expect(shareWords(text)).toBe(words);
  });

  it.each([
    'https://m.tb.cn/h.5abc',
    'm.tb.cn/h.5abc',
    '【淘宝】https://m.tb.cn/h.5 CZ3457',
    '7 ￥AbCdEf12￥',
  ])('%j has none', (text) => {
    expect(shareWords(text)).toBe('');
  });

  it('are short, however long the text is', () => {
    expect(shareWords(`「${'杯'.repeat(200)}」`)).toHaveLength(100);
    expect(shareWords('a'.repeat(4000))).toHaveLength(100);
  });
});
