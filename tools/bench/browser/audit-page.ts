import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { median } from '../../servers/quantile.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's audits by our names of the metrics. In milliseconds, except the layout shift, which has no unit. */
const METRICS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

type Report = RunnerResult['lhr'];

/** Lighthouse's result for a page on a phone with a slow network: the median of its runs. */
export type PageAudit = {
  scores: Record<Category, number>;
  metrics: Record<keyof typeof METRICS, number>;
  requests: number;
  /** Bytes on the wire by type. */
  transfer: Record<string, number>;
  /** Audits that failed in any run, with Lighthouse's explanation. */
  failing: string[];
};

export type Visit = { readonly url: string; readonly cookie?: string | undefined };

export async function auditPage(visit: Visit, port: number, runs: number): Promise<PageAudit> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await reportOf(visit, port));
  const medianOf = (figureOf: (report: Report) => number) => median(reports.map(figureOf));
  const [first] = reports;
  return {
    scores: record(CATEGORIES, (id) =>
      Math.round(medianOf(({ categories }) => (categories[id]?.score ?? 0) * 100)),
    ),
    metrics: record(Object.keys(METRICS) as (keyof typeof METRICS)[], (name) =>
      Number(
        medianOf(({ audits }) => audits[METRICS[name]]?.numericValue ?? Number.NaN).toFixed(3),
      ),
    ),
    ...(first ? requestsOf(first) : { requests: 0, transfer: {} }),
    failing: [...new Set(reports.flatMap(failingOf))],
  };
}

/** How often a run is tried: on a busy machine Lighthouse sometimes loses the trace of a load. */
const TRIES = 3;

async function reportOf(visit: Visit, port: number): Promise<Report> {
  let problem = 'no report';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const report = await oneReport(visit, port);
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message ?? problem;
  }
  throw new Error(`${visit.url}: ${problem}`);
}

async function oneReport({ url, cookie }: Visit, port: number): Promise<Report | undefined> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    ...(cookie && { extraHeaders: { cookie } }),
  };
  return (await lighthouse(url, flags))?.lhr;
}

type NetworkItem = { resourceType?: string; transferSize?: number };

function requestsOf({ audits }: Report): Pick<PageAudit, 'requests' | 'transfer'> {
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const items = details?.items ?? [];
  const transfer: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of items)
    transfer[resourceType] = (transfer[resourceType] ?? 0) + transferSize;
  return { requests: items.length, transfer };
}

/** The audits of the measured categories that failed, scored or advisory. */
function failingOf({ audits, categories }: Report): string[] {
  const measured = new Set(
    Object.values(categories).flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id)),
  );
  return Object.values(audits)
    .filter(({ id, score }) => measured.has(id) && score !== null && score < 0.9)
    .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id));
}

const record = <K extends string, V>(keys: readonly K[], figureOf: (key: K) => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, figureOf(key)])) as Record<K, V>;
