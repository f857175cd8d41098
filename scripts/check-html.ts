import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Holds pages of a running server against the Nu checker: `npm run check:html -- http://localhost:3000`.
 * It needs Java and the checker's jar, whose place NU_JAR names (`npm install vnu-jar` in any folder).
 * A cookie in COOKIE makes it see what a shopper sees; further arguments are further pages.
 */
const [origin = 'http://localhost:3000', ...more] = process.argv.slice(2);
const jar = process.env.NU_JAR;
if (!jar) throw new Error('NU_JAR names no jar of the Nu checker');

const LANGUAGES = ['en', 'ar', 'lo'];

/** What the sitemap names, in one language: pages, and the first products. */
async function pagesOf(language: string): Promise<string[]> {
  const files = ['pages', 'products-1'].map((file) => `/sitemaps/${language}/${file}.xml`);
  const texts = await Promise.all(
    files.map(async (file) => (await fetch(new URL(file, origin))).text()),
  );
  const named = texts.map((xml) =>
    Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    ),
  );
  const [pages = [], products = []] = named;
  return [...pages.slice(0, 20), ...products.slice(0, 5)];
}

const unlisted = ['/auth/login', '/auth/signup', '/auth/forgot-password', '/offline', '/nowhere'];

const folder = mkdtempSync(path.join(tmpdir(), 'sampan-html-'));
let count = 0;
for (const language of LANGUAGES) {
  const own = [...unlisted, ...more].map((page) => {
    const url = new URL(page, origin);
    url.searchParams.set('lang', language);
    return url.href;
  });
  mkdirSync(path.join(folder, language));
  for (const url of [...(await pagesOf(language)), ...own]) {
    const headers = process.env.COOKIE ? { cookie: process.env.COOKIE } : undefined;
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
