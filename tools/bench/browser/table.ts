import type { PageAudit } from './audit-page.ts';
import type { Step } from './journey.ts';
import type { RenderTimes } from './rendering.ts';
import { FIXED_SLOWDOWN } from './slowdown.ts';

export type BrowserBench = {
  at: string;
  address: string;
  runs: number;
  pages: Record<string, PageAudit & RenderTimes & { htmlGzip: number; afterLoad: string[] }>;
  journey: Step[];
};

const row = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, index) => (index === 0 ? String(cell).padEnd(10) : String(cell).padStart(10)))
    .join('');
const times = (value: number) => `${value.toFixed(1)}x`;
const ms = (value: number) => `${Math.round(value)} ms`;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** The figures of a run as text. */
export function browserBenchText({ pages, journey }: BrowserBench): string {
  const audits = Object.entries(pages);
  const lines = [
    row(['', 'perf', 'a11y', 'practices', 'seo', 'FCP', 'LCP', 'TBT', 'CLS', 'SI']),
    ...audits.map(([name, { scores, metrics }]) =>
      row([
        name,
        ...Object.values(scores),
        ...[metrics.firstPaint, metrics.largestPaint, metrics.blocked].map(ms),
        metrics.shift,
        ms(metrics.speedIndex),
      ]),
    ),
    '',
    row(['', 'index', 'slowdown', 'perf', 'TBT', 'slowdown', 'perf', 'TBT']),
    ...audits.map(([name, { benchmarkIndex, scores, metrics, calibrated }]) =>
      row([
        name,
        Math.round(benchmarkIndex),
        times(FIXED_SLOWDOWN),
        scores.performance,
        ms(metrics.blocked),
        times(calibrated.slowdown),
        calibrated.performance,
        ms(calibrated.blocked),
      ]),
    ),
    '',
    row([
      '',
      'requests',
      // Requests within 4 s after the page has loaded.
      'late reqs',
      'HTML gz',
      'Document',
      'Script',
      'CSS',
      'Image',
      'styles',
      'layout',
    ]),
    ...audits.map(([name, { requests, afterLoad, htmlGzip, transfer, styles, layout }]) =>
      row([
        name,
        requests,
        afterLoad.length,
        kb(htmlGzip),
        ...['Document', 'Script', 'Stylesheet', 'Image'].map((type) => kb(transfer[type] ?? 0)),
        ...[styles, layout].map(ms),
      ]),
    ),
    '',
    ...audits
      .filter(([, { failing }]) => failing.length > 0)
      .map(([name, { failing }]) => `${name}: ${failing.join(', ')}`),
    '',
    row(['', 'took', 'input', 'shift', 'blocked', 'requests']),
    ...journey.map(({ name, took, interaction, shift, blocked, requests }) =>
      row([name, ms(took), ms(interaction), shift.toFixed(3), ms(blocked), requests]),
    ),
  ];
  return lines.join('\n');
}
