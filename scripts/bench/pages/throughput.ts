import autocannon from 'autocannon';
import { cpuMs } from '../../measure/processes.ts';
import { median } from '../../measure/quantile.ts';
import { type Encoding, headersOf, type MeasuredPage } from './measured-pages.ts';

/** One server that is asked. */
export type Asked = { port: number; pid: number };

export type Round = { requestsPerSecond: number; cpuMsPerRequest: number; failed: number };

type Asking = {
  /** Addresses that are asked for in turns, each rendered anew; else the page's own, which is kept. */
  paths?: readonly string[];
  encoding?: Encoding;
  seconds?: number;
};

/** Asks for a page for so many seconds, as fast as it comes. */
export async function throughput(
  { port, pid }: Asked,
  page: MeasuredPage,
  { paths, encoding = 'br' as Encoding, seconds = 5 }: Asking,
): Promise<Round> {
  const headers = headersOf(page, port, encoding);
  const before = cpuMs(pid);
  const start = performance.now();
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    // What is rendered takes so long that many at once would only wait for each other.
    connections: paths ? 8 : 32,
    duration: seconds,
    headers,
    requests: (paths ?? [page.path]).map((path) => ({ path })),
  });
  const took = (performance.now() - start) / 1000;
  const answered = result.requests.total;
  return {
    requestsPerSecond: answered / took,
    cpuMsPerRequest: (cpuMs(pid) - before) / Math.max(answered, 1),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

/** Of several rounds the one in the middle, so that one that was disturbed does not count. */
export function middle(rounds: readonly Round[]): Round {
  return {
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    cpuMsPerRequest: median(rounds.map((round) => round.cpuMsPerRequest)),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
  };
}
