import { describe, expect, it } from 'vitest';
import { pictureSrcSet, pictureUrl } from '../../../src/contract/values/goods/pictures.ts';

const CDN = 'https://cbu01.alicdn.com/img/ibank/bottle-1.jpg';

describe('a picture of a good', () => {
  it('has three widths if the shop generated it', () => {
    expect(pictureUrl('/goods/mug/blue-studio', 480)).toBe('/goods/mug/blue-studio-480.webp');
    expect(pictureSrcSet('/goods/mug/blue')).toBe(
      '/goods/mug/blue-240.webp 240w, /goods/mug/blue-480.webp 480w, /goods/mug/blue-800.webp 800w',
    );
  });

  it('is requested in three widths if its host scales it', () => {
    expect(pictureUrl(CDN, 240)).toBe(`${CDN}_240x240q75.jpg_.webp`);
    expect(pictureSrcSet(CDN)).toContain(`${CDN}_800x800q75.jpg_.webp 800w`);
  });

  it.each([
    `${CDN}_400x400.jpg`,
    `${CDN}?size=1`,
    'https://img.alicdn.com/imgextra/spin.gif',
    'https://alicdn.com.evil.test/a.jpg',
    'https://img14.360buyimg.com/n1/a.jpg',
    '/uploads/ab12.png',
  ])('stays itself everywhere else: %s', (path) => {
    expect(pictureUrl(path, 240)).toBe(path);
    expect(pictureSrcSet(path)).toBe('');
  });
});
