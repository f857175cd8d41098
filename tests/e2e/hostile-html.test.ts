import fc from 'fast-check';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sanitiseArticle } from '../../src/server/html/sanitise.ts';
import { openBrowser, visit } from './support/browser.ts';

/* The server's parser cleans the HTML that a tenant writes, and the browser's parser reads it: both must agree. */

openBrowser();

const PIECES = [
  ...['<', '>', '</', '/>', '"', "'", '`', '=', ' ', '\n', '\0', '&', ';', '<!--', '-->', ']]>'],
  ...['<![CDATA[', '<?xml ', '&lt;', '&#x3c;', '&#106;', '&Tab;', '&colon;', '\u2028', '\ufeff'],
  ...['<a href="', '<img src="', '<p ', '<td ', '<svg>', '<math><mtext>', '<table><td>', '<b'],
  ...['<script>', '</script>', '<style>', '</style>', '<noscript>', '<template>', '<textarea>'],
  ...['<title>', '<iframe srcdoc="', '<form id="', '<base href="', '<meta ', '<xmp>', '<select>'],
  ...[
    'onerror=',
    ' onload=',
    'style="',
    'xlink:href="',
    'formaction="',
    'srcset="',
    'background="',
  ],
  ...['javascript:', 'JaVa\tScRiPt:', 'data:text/html,', 'vbscript:', 'blob:', '//evil.example'],
  ...['alert(1)', 'x', 'https://shop.example/', '/faq', 'mailto:', '1'],
];
const markup = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 })
  .map((pieces) => pieces.join(''));

/**
 * The texts in which a browser finds forbidden HTML. The browser parses them without running them.
 */
const unsafeOf = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const isUnsafe = (element: Element) => {
      const { href, src } = element as HTMLAnchorElement & HTMLImageElement;
      return (
        element.namespaceURI !== 'http://www.w3.org/1999/xhtml' ||
        element.matches(
          'script, style, form, iframe, object, embed, base, meta, link, input, button, select, ' +
            'textarea, template, noscript, [style], [srcset], [formaction], [srcdoc], [background]',
        ) ||
        element.getAttributeNames().some((name) => name.startsWith('on')) ||
        [href, src].some((address) => address && !/^(https?|mailto|tel|about):/.test(address))
      );
    };
    return all.filter((html) => {
      const { body } = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html');
      return [...body.querySelectorAll('*')].some(isUnsafe);
    });
  }, texts);

it('sanitised HTML of a tenant has no script, style, form or URL with an unsafe scheme, as a browser parses it', async () => {
  const { context, page } = await visit();
  await page.goto('/healthz');
  const written = fc.sample(markup, { numRuns: 4000, seed: 14 });
  expect((await unsafeOf(page, written)).length).toBeGreaterThan(1000);
  expect(await unsafeOf(page, written.map(sanitiseArticle))).toEqual([]);
  await context.close();
});
