import { cpuMs } from '../../servers/processes.ts';
import { median } from '../../servers/quantile.ts';
import { askFast } from './ask-fast.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';
import { FIRST, headersOf, requestsOf, type Visitors } from './visitors.ts';

/** A running server that is measured. */
export type ServerUnderTest = { port: number; pid: number };

export type Round = {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  /** The share of a core that the server used. If it is below 1, other work slowed the server. */
  busy: number;
  failed: number;
};

type ThroughputOptions = {
  /** Paths that are requested one after the other, to measure rendering; by default only the page's own path, which is cached. */
  paths?: readonly string[];
  encoding?: Encoding;
  visitors?: Visitors;
  seconds?: number;
};

/** Requests a page for a number of seconds, as fast as the server responds. */
export async function throughput(
  { port, pid }: ServerUnderTest,
  page: MeasuredPage,
  { paths, encoding = 'br' as Encoding, visitors = FIRST, seconds = 5 }: ThroughputOptions,
): Promise<Round> {
  const before = cpuMs(pid);
  const { answered, failed, ...took } = await askFast({
    port,
    // Rendering takes long; many concurrent requests would only wait for each other.
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

/** The median of several rounds, so that a disturbed round does not count. Failures are added up. */
export function medianRound(rounds: readonly Round[]): Round {
  const medianOf = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
  return {
    requestsPerSecond: medianOf('requestsPerSecond'),
    cpuMsPerRequest: medianOf('cpuMsPerRequest'),
    busy: medianOf('busy'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
