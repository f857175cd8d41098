import { launchBrowser } from '../../servers/browser.ts';
import { median } from '../../servers/quantile.ts';
import type { Visit } from './audit-page.ts';

/** Medians of the main thread's time for styles and for layout, at full CPU speed. Milliseconds. */
export type RenderTimes = { styles: number; layout: number };

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  javaScriptEnabled: false,
};

/**
 * Measures the time of styles and layout of a page without its scripts. Each run starts a new browser,
 * because a used one has cached fonts and icons.
 */
export async function measureRendering({ url, cookie }: Visit, runs: number): Promise<RenderTimes> {
  const all: RenderTimes[] = [];
  for (let run = 0; run < runs; run++) {
    const browser = await launchBrowser([]);
    const context = await browser.newContext({
      ...PHONE,
      ...(cookie && { extraHTTPHeaders: { cookie } }),
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    const { metrics } = await devtools.send('Performance.getMetrics');
    const ms = (name: string) => 1000 * (metrics.find((one) => one.name === name)?.value ?? 0);
    all.push({ styles: ms('RecalcStyleDuration'), layout: ms('LayoutDuration') });
    await browser.close();
  }
  return {
    styles: median(all.map(({ styles }) => styles)),
    layout: median(all.map(({ layout }) => layout)),
  };
}
