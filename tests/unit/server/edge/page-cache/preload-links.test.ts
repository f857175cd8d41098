import { describe, expect, it } from 'vitest';
import { preloadLinks } from '../../../../../src/server/edge/page-cache/preload-links.ts';

const page = (...links: string[]) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${links.join('')}</head><body><link rel="stylesheet" href="/late.css"/></body></html>`;

describe('the Link header of a page', () => {
  it('lists the files that its head loads, with the same attributes', () => {
    const html = page(
      '<link rel="stylesheet" crossorigin="anonymous" href="/assets/style-Cx.css" data-precedence="x"/>',
      '<link rel="modulepreload" href="/assets/index-fm.js" crossorigin=""/>',
      '<link rel="preload" href="/goods/a.avif?w=8&amp;h=6" as="image" fetchPriority="high"/>',
    );
    expect(preloadLinks(html)).toBe(
      '</assets/style-Cx.css>; rel=preload; as=style; crossorigin, ' +
        '</assets/index-fm.js>; rel=modulepreload; crossorigin, ' +
        '</goods/a.avif?w=8&h=6>; rel=preload; as=image; fetchpriority=high',
    );
  });

  it('leaves out files of low priority, and pictures in several sizes', () => {
    const html = page(
      '<link rel="modulepreload" href="/assets/client.js" crossorigin="" fetchPriority="low"/>',
      '<link rel="preload" href="/brand/banner.svg" as="image"/>',
      '<link rel="preload" as="image" href="/a.webp" imageSrcSet="/a.webp 1x" fetchPriority="high"/>',
      '<link rel="canonical" href="/"/>',
    );
    expect(preloadLinks(html)).toBe('');
  });

  it('leaves out other hosts, and addresses with characters that are unsafe in a header', () => {
    const addresses = [
      'https://elsewhere.example/a.css',
      '//elsewhere.example/a.css',
      '/a.css>; rel=preconnect',
      '/a.css,</b.css',
      '/ü.css',
      '/a\r\nset-cookie: a=b',
    ];
    for (const address of addresses) {
      expect(preloadLinks(page(`<link rel="stylesheet" href="${address}"/>`)), address).toBe('');
    }
  });

  it('has at most six entries', () => {
    const many = Array.from({ length: 50 }, (_, i) => `<link rel="stylesheet" href="/${i}.css"/>`);
    expect(preloadLinks(page(...many)).split(', ')).toHaveLength(6);
  });
});
