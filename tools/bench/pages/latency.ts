import { Agent, request } from 'node:http';
import { quantile } from '../../servers/quantile.ts';
import type { Encoding, MeasuredPage } from './measured-pages.ts';
import { headersOf } from './visitors.ts';

/** In milliseconds. */
export type Times = { firstByte: number; lastByte: number };

/** Sends one request. Resolves to the milliseconds until the first and the last byte of the body. */
function timeRequest(agent: Agent, port: number, path: string, headers: Record<string, string>) {
  return new Promise<Times>((resolve, reject) => {
    const start = performance.now();
    request({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      let firstByte = 0;
      response.on('data', () => {
        firstByte ||= performance.now() - start;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ firstByte, lastByte: performance.now() - start }));
    })
      .on('error', reject)
      .end();
  });
}

export type Latency = Record<'firstByte' | 'lastByte', { p50: number; p99: number }>;

type LatencyOptions = { paths?: readonly string[]; encoding?: Encoding; requests?: number };

const CONNECTIONS = 4;

/** Requests a page many times over a few connections, one request after the other on each. */
export async function latency(
  port: number,
  page: MeasuredPage,
  { paths, encoding = 'br', requests = 400 }: LatencyOptions,
): Promise<Latency> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const headers = headersOf(page, port, encoding);
  const urlPaths = paths ?? [page.path];
  const times: Times[] = [];
  let sent = 0;
  const visitor = async () => {
    while (sent < requests) {
      const path = urlPaths[sent++ % urlPaths.length] ?? page.path;
      times.push(await timeRequest(agent, port, path, headers));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  agent.destroy();
  const quantilesOf = (phase: keyof Times) => {
    const values = times.map((one) => one[phase]);
    return { p50: quantile(values, 0.5), p99: quantile(values, 0.99) };
  };
  return { firstByte: quantilesOf('firstByte'), lastByte: quantilesOf('lastByte') };
}
