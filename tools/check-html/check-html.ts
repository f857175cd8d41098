import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const LANGUAGES = ['en', 'ar', 'lo'];

/** The URLs of the first 20 pages and 5 products of the sitemap in one language. */
async function pagesOf(origin: string, language: string): Promise<string[]> {
  const files = ['pages', 'products-1'].map((file) => `/sitemaps/${language}/${file}.xml`);
  const texts = await Promise.all(
    files.map(async (file) => (await fetch(new URL(file, origin))).text()),
  );
  const urls = texts.map((xml) =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    ),
  );
  const [pages = [], products = []] = urls;
  return [...pages.slice(0, 20), ...products.slice(0, 5)];
}

/** Pages that are not in the sitemap. */
const UNLISTED = [
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/settings',
  '/offline',
  '/nowhere',
];

export type HtmlCheck = {
  /** The URL of a running server. */
  origin: string;
  /** Paths of further pages. */
  more: readonly string[];
  /** The Nu checker's jar (`npm install vnu-jar` in any folder); it needs Java. */
  jar: string;
  /** The session cookie of a shopper, to check their pages too. */
  cookie: string | undefined;
};

/** Checks pages of a running server with the Nu checker. Throws if one has an error. */
export async function checkHtml({ origin, more, jar, cookie }: HtmlCheck): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sampan-html-'));
  let count = 0;
  for (const language of LANGUAGES) {
    const unlisted = [...UNLISTED, ...more].map((page) => {
      const url = new URL(page, origin);
      url.searchParams.set('lang', language);
      return url.href;
    });
    mkdirSync(path.join(folder, language));
    for (const url of [...(await pagesOf(origin, language)), ...unlisted]) {
      const headers = cookie ? { cookie } : undefined;
      const html = await (await fetch(url, { headers })).text();
      const name = encodeURIComponent(new URL(url).pathname + new URL(url).search).slice(0, 200);
      writeFileSync(path.join(folder, language, `${name}.html`), html);
      count += 1;
    }
  }
  try {
    execFileSync('java', ['-jar', jar, '--errors-only', '--skip-non-html', folder], {
      stdio: 'inherit',
    });
    console.log(`${count} pages, no error`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
