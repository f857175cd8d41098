import { cpuMs } from '../../servers/processes.ts';
import { median } from '../../servers/quantile.ts';
import { askFast } from './ask-fast.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';
import { FIRST, headersOf, requestsOf, type Visitors } from './visitors.ts';

/** One server under test. */
export type Asked = { port: number; pid: number };

export type Round = {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  /** The part of a core that the server used. Below 1, other work slowed it. */
  busy: number;
  failed: number;
};

type Asking = {
  /** Addresses that are requested in turns and rendered anew; without them the page's own, which is cached. */
  paths?: readonly string[];
  encoding?: Encoding;
  visitors?: Visitors;
  seconds?: number;
};

/** Requests a page for so many seconds, as fast as responses come. */
export async function throughput(
  { port, pid }: Asked,
  page: MeasuredPage,
  { paths, encoding = 'br' as Encoding, visitors = FIRST, seconds = 5 }: Asking,
): Promise<Round> {
  const before = cpuMs(pid);
  const { answered, failed, ...took } = await askFast({
    port,
    // Pages that are rendered take long; many at once would only wait for each other.
    connections: paths ? 8 : 32,
    seconds,
    requestOf: requestsOf(paths ?? [page.path], headersOf(page, port, encoding), visitors),
    status: visitors.status,
  });
  const used = cpuMs(pid) - before;
  return {
    requestsPerSecond: answered / took.seconds,
    cpuMsPerRequest: used / Math.max(answered, 1),
    busy: used / 1000 / took.seconds,
    failed,
  };
}

/** The median of several rounds, so that a disturbed round does not count. */
export function middle(rounds: readonly Round[]): Round {
  const of = (what: keyof Round) => median(rounds.map((round) => round[what]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMsPerRequest: of('cpuMsPerRequest'),
    busy: of('busy'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
