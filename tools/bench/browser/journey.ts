import type { BrowserContext, Page } from 'playwright-core';

/** One step of a visitor. Times are in milliseconds. */
export type Step = {
  name: string;
  /** The time until the next page is shown. */
  took: number;
  /** The longest wait of an input for its next frame. */
  interaction: number;
  /** Layout shift without input, and how long main-thread tasks took beyond 50 ms each, in total. */
  shift: number;
  blocked: number;
  requests: number;
};

/** What was observed in the browser during a step. */
type Observed = { interaction: number; shift: number; blocked: number };

/** Observes the page in the browser until the document is closed. */
function watch(): void {
  const observed: Observed = { interaction: 0, shift: 0, blocked: 0 };
  Object.assign(window, { observed });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe(
    'event',
    (entry) => {
      observed.interaction = Math.max(observed.interaction, entry.duration);
    },
    { durationThreshold: 16 },
  );
  observe('longtask', ({ duration }) => {
    observed.blocked += duration - 50;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.shift += value;
  });
}

/** Reads what was observed since the last call, and resets it. */
const takeObserved = (page: Page): Promise<Observed> =>
  page.evaluate(() => {
    const { observed } = window as unknown as { observed: Observed };
    const taken = { ...observed };
    Object.assign(observed, { interaction: 0, shift: 0, blocked: 0 });
    return taken;
  });

/** From home through a search to a product and back, by clicks in one document. */
export async function journey(context: BrowserContext, origin: string): Promise<Step[]> {
  const page = await context.newPage();
  await page.addInitScript(watch);
  let requests = 0;
  page.on('request', () => requests++);
  const steps: Step[] = [];
  const step = async (name: string, act: () => Promise<unknown>) => {
    requests = 0;
    const since = performance.now();
    await act();
    const took = performance.now() - since;
    await page.waitForLoadState('networkidle');
    const observed = await takeObserved(page);
    steps.push({ name, took, requests, ...observed });
  };
  const heading = page.locator('main h1').first();
  const cards = page.locator('main article a');
  const keyword = page.locator('input[name=keyword]:visible').first();
  await step('home', () => page.goto(origin).then(() => cards.first().waitFor()));
  await step('results', async () => {
    await keyword.fill('mug');
    await keyword.press('Enter');
    await page.waitForURL('**/product-search?*');
    await cards.first().waitFor();
  });
  const before = page.url();
  await step('product', async () => {
    await cards.first().click();
    await page.waitForURL('**/product?*');
    await heading.waitFor();
  });
  await step('back', async () => {
    await page.goBack();
    await page.waitForURL(before);
    await cards.first().waitFor();
  });
  await page.close();
  return steps;
}
