import { cpuMs } from '../../servers/processes.ts';
import { median } from '../../servers/quantile.ts';
import { askFast } from './ask-fast.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';
import { FIRST, headersOf, requestsOf, type Visitors } from './visitors.ts';

/** One server that is asked. */
export type Asked = { port: number; pid: number };

export type Round = {
  requestsPerSecond: number;
  cpuMsPerRequest: number;
  /** How much of a core the server had: with less than all of it, others kept it from more requests. */
  busy: number;
  failed: number;
};

type Asking = {
  /** Addresses that are asked for in turns, each rendered anew; else the page's own, which is kept. */
  paths?: readonly string[];
  encoding?: Encoding;
  visitors?: Visitors;
  seconds?: number;
};

/** Asks for a page for so many seconds, as fast as it comes. */
export async function throughput(
  { port, pid }: Asked,
  page: MeasuredPage,
  { paths, encoding = 'br' as Encoding, visitors = FIRST, seconds = 5 }: Asking,
): Promise<Round> {
  const before = cpuMs(pid);
  const { answered, failed, ...took } = await askFast({
    port,
    // What is rendered takes so long that many at once would only wait for each other.
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

/** Of several rounds the one in the middle, so that one that was disturbed does not count. */
export function middle(rounds: readonly Round[]): Round {
  const of = (what: keyof Round) => median(rounds.map((round) => round[what]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuMsPerRequest: of('cpuMsPerRequest'),
    busy: of('busy'),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
