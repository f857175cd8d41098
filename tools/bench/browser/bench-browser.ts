import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../servers/browser.ts';
import { startDemo } from '../../servers/servers.ts';
import { signIn } from '../../servers/shopper.ts';
import { freePort } from '../../servers/start-server.ts';
import { requestsAfterLoad } from './after-load.ts';
import { auditPage } from './audit-page.ts';
import { journey } from './journey.ts';
import { measureRendering } from './rendering.ts';
import { type BrowserBench, browserBenchText } from './table.ts';

export type BrowserBenchOptions = {
  /**
   * The URL of a running server, such as `http://localhost:3000`; by default the built server is
   * started.
   */
  address?: string | undefined;
  /** Lighthouse runs per page. */
  runs: number;
  /** Names of pages; all by default. */
  pages?: readonly string[] | undefined;
  /** File that the figures are written to. */
  out: string;
};

async function visits(origin: string, pages?: readonly string[]) {
  const home = await (await fetch(origin)).text();
  const product = /\/product\?url=[\w-]+/.exec(home)?.[0];
  if (!product) throw new Error('the home page links no product');
  const all = {
    home: { url: `${origin}/` },
    results: { url: `${origin}/product-search?keyword=mug` },
    product: { url: origin + product },
    cart: { url: `${origin}/cart`, cookie: await signIn(Number(new URL(origin).port)) },
  };
  return Object.entries(all).filter(([name]) => pages?.includes(name) ?? true);
}

async function measure(
  browser: Browser,
  port: number,
  origin: string,
  { runs, pages }: BrowserBenchOptions,
): Promise<BrowserBench> {
  const bench: BrowserBench = {
    at: new Date().toISOString(),
    address: origin,
    runs,
    pages: {},
    journey: [],
  };
  for (const [name, visit] of await visits(origin, pages)) {
    console.log(`Lighthouse: ${name}`);
    const cookie = 'cookie' in visit ? visit.cookie : undefined;
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const html = await (await fetch(visit.url, { headers })).text();
    const context = await browser.newContext({ extraHTTPHeaders: headers });
    const afterLoad = await requestsAfterLoad(context, visit.url);
    await context.close();
    const audit = await auditPage({ url: visit.url, cookie }, port, runs);
    const renderTimes = await measureRendering({ url: visit.url, cookie }, 3 * runs);
    bench.pages[name] = { ...audit, ...renderTimes, htmlGzip: gzipSync(html).length, afterLoad };
  }
  const context = await browser.newContext();
  bench.journey = await journey(context, origin);
  await context.close();
  return bench;
}

/**
 * Measures pages as on a phone: Lighthouse's mobile run of each, the time of styles and layout, the
 * requests of each page after it has loaded, and the steps of a visit by clicks.
 */
export async function benchBrowser(options: BrowserBenchOptions): Promise<void> {
  const server = options.address ? undefined : await startDemo();
  const origin = options.address ?? `http://localhost:${server?.port}`;
  // Lighthouse controls the browser through this port.
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const bench = await measure(browser, port, new URL(origin).origin, options);
    writeFileSync(options.out, `${JSON.stringify(bench, null, 2)}\n`);
    console.log(`\n${browserBenchText(bench)}\n\nWritten to ${options.out}.`);
  } finally {
    await browser.close();
    await server?.stop();
  }
}
