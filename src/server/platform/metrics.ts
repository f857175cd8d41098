/** Numbers by sample: a name with its labels, as Prometheus writes them. */
export type Counts = Readonly<Record<string, number>>;

type Kind = 'counter' | 'gauge' | 'histogram';

/** Every metric of `/metrics`, with its kind and meaning. Times are in seconds. */
const FAMILIES = {
  sampan_requests_total: ['counter', 'Answered requests by group and status class.'],
  sampan_request_seconds: ['histogram', 'How long answers took, by group.'],
  sampan_pages_total: ['counter', 'Pages by the state of the page cache.'],
  sampan_database_seconds: [
    'histogram',
    'How long statements took, with waiting for other writers.',
  ],
  sampan_database_busy_total: [
    'counter',
    'Statements that failed because others wrote for too long.',
  ],
  sampan_events_total: [
    'counter',
    'Logged events, such as mail_failed, ledger_wrong, timer_failed.',
  ],
  sampan_mails_waiting: ['gauge', 'Mails in the outbox that wait to be sent.'],
  sampan_mails_refused: ['gauge', 'Those of them that the transport has refused.'],
  sampan_mail_oldest_timestamp_seconds: ['gauge', 'When the oldest of them was written.'],
  sampan_work_oldest_timestamp_seconds: ['gauge', 'Since when the oldest work of a kind waits.'],
  sampan_rate_timestamp_seconds: ['gauge', 'When the rate of a currency in use was fetched.'],
  sampan_ledger_checked_timestamp_seconds: ['gauge', 'When the ledgers were last checked.'],
  sampan_ledger_wrong_tenants: ['gauge', 'Tenants whose ledger was wrong at that check.'],
} as const satisfies Record<string, readonly [Kind, string]>;
export type Family = keyof typeof FAMILIES;

type Labels = Readonly<Record<string, string>>;

/** Upper bounds of the buckets of every histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Metrics = {
  /** Adds to a counter. */
  count: (family: Family, labels?: Labels, by?: number) => void;
  /** Adds an observation to a histogram; `ms` in milliseconds. */
  observe: (family: Family, ms: number, labels?: Labels) => void;
  /** The numbers of this process. */
  own: () => Counts;
  /** The numbers of all processes of this server; on Workers those of one isolate. */
  collect: () => Promise<Counts>;
};

/** The name of a sample: `sampan_requests_total{group="page"}`. */
export function sampleOf(name: string, labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(
    ([label, value]) => `${label}="${value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`,
  );
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** Sums the numbers of several processes. */
export function sumCounts(list: readonly Counts[]): Counts {
  const sum: Record<string, number> = {};
  for (const counts of list) {
    for (const [sample, value] of Object.entries(counts)) sum[sample] = (sum[sample] ?? 0) + value;
  }
  return sum;
}

/** Observations with the same labels. `buckets` are not cumulative yet; the last one has no bound. */
type Histogram = { family: Family; labels: Labels; buckets: number[]; seconds: number };

/** The samples of a histogram, with cumulative buckets. */
function histogramCounts({ family, labels, buckets, seconds }: Histogram): [string, number][] {
  let total = 0;
  const samples = buckets.map((count, i): [string, number] => {
    total += count;
    const le = String(BOUNDS[i] ?? '+Inf');
    return [sampleOf(`${family}_bucket`, { ...labels, le }), total];
  });
  return [
    ...samples,
    [sampleOf(`${family}_sum`, labels), seconds],
    [sampleOf(`${family}_count`, labels), total],
  ];
}

/** Counts in this process. `collectOthers` asks the other processes of the server. */
export function createMetrics(collectOthers?: () => Promise<Counts>): Metrics {
  const counters = new Map<string, number>();
  const histograms = new Map<string, Histogram>();
  const own = () =>
    Object.fromEntries([...counters, ...[...histograms.values()].flatMap(histogramCounts)]);
  return {
    own,
    count: (family, labels, by = 1) => {
      const sample = sampleOf(family, labels);
      counters.set(sample, (counters.get(sample) ?? 0) + by);
    },
    observe: (family, ms, labels = {}) => {
      const key = sampleOf(family, labels);
      const known = histograms.get(key);
      const histogram = known ?? { family, labels, buckets: BOUNDS.map(() => 0), seconds: 0 };
      if (!known) {
        histogram.buckets.push(0);
        histograms.set(key, histogram);
      }
      const seconds = ms / 1000;
      const at = BOUNDS.findIndex((bound) => seconds <= bound);
      const index = at === -1 ? BOUNDS.length : at;
      histogram.buckets[index] = (histogram.buckets[index] ?? 0) + 1;
      histogram.seconds += seconds;
    },
    collect: async () => (collectOthers ? sumCounts([own(), await collectOthers()]) : own()),
  };
}

/** The numbers in Prometheus's text format 0.0.4. */
export function metricsText(counts: Counts): string {
  const samples = Object.entries(counts);
  return Object.entries(FAMILIES)
    .flatMap(([family, [kind, help]]) => {
      const own = samples.filter(([sample]) => isOf(family, kind, sample));
      if (own.length === 0) return [];
      const lines = own.map(([sample, value]) => `${sample} ${value}`);
      return [`# HELP ${family} ${help}`, `# TYPE ${family} ${kind}`, ...lines];
    })
    .map((line) => `${line}\n`)
    .join('');
}

function isOf(family: string, kind: Kind, sample: string): boolean {
  const [name] = sample.split('{');
  if (kind !== 'histogram') return name === family;
  return ['_bucket', '_sum', '_count'].some((part) => name === family + part);
}
