/** Values by series: a metric's name with its labels, as Prometheus writes them. */
export type Samples = Readonly<Record<string, number>>;

type Kind = 'counter' | 'gauge' | 'histogram';

/** Every metric of `/metrics`, with its kind and meaning. Times are in seconds. */
const FAMILIES = {
  sampan_requests_total: ['counter', 'Answered requests by group and status class.'],
  sampan_request_seconds: ['histogram', 'Duration of requests, by group.'],
  sampan_pages_total: ['counter', 'Pages by the state of the page cache.'],
  sampan_database_seconds: [
    'histogram',
    'Duration of statements, including the wait for other writers.',
  ],
  sampan_database_busy_total: [
    'counter',
    'Statements that failed because other writers held the database for too long.',
  ],
  sampan_events_total: [
    'counter',
    'Logged events, such as mail_failed, ledger_wrong, timer_failed.',
  ],
  sampan_mails_waiting: ['gauge', 'Mails in the outbox that wait to be sent.'],
  sampan_mails_refused: [
    'gauge',
    'Mails in the outbox that wait to be sent again, because the transport has refused them.',
  ],
  sampan_mail_oldest_timestamp_seconds: [
    'gauge',
    'When the oldest mail that waits to be sent was written.',
  ],
  sampan_work_oldest_timestamp_seconds: [
    'gauge',
    'When the oldest waiting work of each kind began to wait.',
  ],
  sampan_rate_timestamp_seconds: ['gauge', 'When the rate of a currency in use was fetched.'],
  sampan_ledger_checked_timestamp_seconds: ['gauge', 'When the ledgers were last checked.'],
  sampan_ledger_wrong_tenants: [
    'gauge',
    'Tenants whose ledger was wrong when the ledgers were last checked.',
  ],
} as const satisfies Record<string, readonly [Kind, string]>;
export type Family = keyof typeof FAMILIES;

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the buckets of every histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** Adds 1 to a counter. */
  count: (family: Family, labels?: Labels) => void;
  /** Adds a duration in milliseconds to a histogram. */
  observe: (family: Family, ms: number, labels?: Labels) => void;
  /** The metrics of this process. */
  collectLocal: () => Samples;
  /** The metrics of all processes of this server; on Workers those of one isolate. */
  collect: () => Promise<Samples>;
};

/** The name of a series: `sampan_requests_total{group="page"}`. */
export function seriesName(name: string, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** Sums the metrics of several processes. */
export function sumSamples(list: readonly Samples[]): Samples {
  const sums: Record<string, number> = {};
  for (const samples of list) {
    for (const [series, value] of Object.entries(samples)) {
      sums[series] = (sums[series] ?? 0) + value;
    }
  }
  return sums;
}

/**
 * Durations with the same labels. `buckets` has how many fell between two `BOUNDS`, and last how many
 * were longer than all bounds; `seconds` is their sum.
 */
type Histogram = { family: Family; labels: Labels; buckets: number[]; seconds: number };

/** The samples of a histogram. Its buckets become cumulative, as Prometheus wants them. */
function histogramSamples({ family, labels, buckets, seconds }: Histogram): [string, number][] {
  let total = 0;
  const samples = buckets.map((count, i): [string, number] => {
    total += count;
    const le = String(BOUNDS[i] ?? '+Inf');
    return [seriesName(`${family}_bucket`, { ...labels, le }), total];
  });
  return [
    ...samples,
    [seriesName(`${family}_sum`, labels), seconds],
    [seriesName(`${family}_count`, labels), total],
  ];
}

/** Creates the metrics of this process. `collectOthers` requests the sums of the other processes. */
export function createMetrics(collectOthers?: () => Promise<Samples>): Metrics {
  const counters = new Map<string, number>();
  const histograms = new Map<string, Histogram>();
  const collectLocal = () =>
    Object.fromEntries([...counters, ...[...histograms.values()].flatMap(histogramSamples)]);
  return {
    collectLocal,
    count: (family, labels) => {
      const series = seriesName(family, labels);
      counters.set(series, (counters.get(series) ?? 0) + 1);
    },
    observe: (family, ms, labels = {}) => {
      const series = seriesName(family, labels);
      const histogram = histograms.get(series) ?? {
        family,
        labels,
        buckets: Array<number>(BOUNDS.length + 1).fill(0),
        seconds: 0,
      };
      histograms.set(series, histogram);
      const seconds = ms / 1000;
      const bound = BOUNDS.findIndex((upper) => seconds <= upper);
      const bucket = bound === -1 ? BOUNDS.length : bound;
      histogram.buckets[bucket] = (histogram.buckets[bucket] ?? 0) + 1;
      histogram.seconds += seconds;
    },
    collect: async () =>
      collectOthers ? sumSamples([collectLocal(), await collectOthers()]) : collectLocal(),
  };
}

/** The metrics in Prometheus's text format 0.0.4. */
export function metricsText(samples: Samples): string {
  const entries = Object.entries(samples);
  return Object.entries(FAMILIES)
    .flatMap(([family, [kind, help]]) => {
      const ofFamily = entries.filter(([series]) => isSeriesOf(family, kind, series));
      if (ofFamily.length === 0) return [];
      const lines = ofFamily.map(([series, value]) => `${series} ${value}`);
      return [`# HELP ${family} ${help}`, `# TYPE ${family} ${kind}`, ...lines];
    })
    .map((line) => `${line}\n`)
    .join('');
}

function isSeriesOf(family: string, kind: Kind, series: string): boolean {
  const [name] = series.split('{');
  if (kind !== 'histogram') return name === family;
  return ['_bucket', '_sum', '_count'].some((suffix) => name === family + suffix);
}
