import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { median } from '../../servers/quantile.ts';
import { calibratedSlowdown, FIXED_SLOWDOWN } from './slowdown.ts';

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

/** Lighthouse's result for a page on a phone with a slow network: the median of its runs, at the fixed slowdown. */
export type PageAudit = {
  scores: Record<Category, number>;
  metrics: Record<keyof typeof METRICS, number>;
  requests: number;
  /** Bytes on the wire by type. */
  transfer: Record<string, number>;
  /** Audits that failed in any run, with Lighthouse's explanation. */
  failing: string[];
  /** Lighthouse's measure of this machine's speed, taken in the same runs. */
  benchmarkIndex: number;
  calibrated: CalibratedAudit;
};

/** The result for the page at the slowdown that fits this machine (slowdown.ts). `blocked` is in milliseconds. */
export type CalibratedAudit = { slowdown: number; performance: number; blocked: number };

export type Visit = { readonly url: string; readonly cookie?: string | undefined };

export async function auditPage(visit: Visit, port: number, runs: number): Promise<PageAudit> {
  const reports = await reportsOf(visit, port, runs, FIXED_SLOWDOWN);
  const benchmarkIndex = median(reports.map(({ environment }) => environment.benchmarkIndex));
  const slowdown = calibratedSlowdown(benchmarkIndex);
  const calibrated = await reportsOf(visit, port, runs, slowdown);
  const [first] = reports;
  return {
    scores: record(CATEGORIES, (id) => scoreOf(reports, id)),
    metrics: record(Object.keys(METRICS) as (keyof typeof METRICS)[], (name) =>
      metricOf(reports, name),
    ),
    ...(first ? requestsOf(first) : { requests: 0, transfer: {} }),
    failing: [...new Set(reports.flatMap(failingOf))],
    benchmarkIndex,
    calibrated: {
      slowdown,
      performance: scoreOf(calibrated, 'performance'),
      blocked: metricOf(calibrated, 'blocked'),
    },
  };
}

const scoreOf = (reports: readonly Report[], id: Category): number =>
  Math.round(median(reports.map(({ categories }) => (categories[id]?.score ?? 0) * 100)));

const metricOf = (reports: readonly Report[], name: keyof typeof METRICS): number =>
  Number(
    median(reports.map(({ audits }) => audits[METRICS[name]]?.numericValue ?? Number.NaN)).toFixed(
      3,
    ),
  );

async function reportsOf(visit: Visit, port: number, runs: number, slowdown: number) {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await reportOf(visit, port, slowdown));
  return reports;
}

/** How often a run is tried: on a busy machine Lighthouse sometimes loses the trace of a load. */
const TRIES = 3;

async function reportOf(visit: Visit, port: number, slowdown: number): Promise<Report> {
  let problem = 'no report';
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const report = await oneReport(visit, port, slowdown);
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message ?? problem;
  }
  throw new Error(`${visit.url}: ${problem}`);
}

async function oneReport(
  { url, cookie }: Visit,
  port: number,
  slowdown: number,
): Promise<Report | undefined> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...CATEGORIES],
    throttling: { cpuSlowdownMultiplier: slowdown },
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
