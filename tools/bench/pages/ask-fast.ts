import { connect } from 'node:net';
import { responseReader } from '../../servers/response-reader.ts';

export type FastRequests = {
  port: number;
  /** The number of connections. Each sends its next request when the response is complete. */
  connections: number;
  seconds: number;
  /** The n-th request. */
  requestOf: (n: number) => string;
  /** The expected status, 200 by default. Any other is a failure. */
  status?: number | undefined;
};

export type FastResult = { answered: number; failed: number; seconds: number };

/**
 * Sends requests as fast as the server responds. It only finds the end of each response: a client that
 * did more would reach its limit before the server, and the client would be measured.
 */
export async function askFast(requests: FastRequests): Promise<FastResult> {
  const { port, connections, seconds, requestOf, status = 200 } = requests;
  const start = performance.now();
  const until = start + seconds * 1000;
  let sent = 0;
  let answered = 0;
  let failed = 0;
  const connection = () =>
    new Promise<void>((resolve) => {
      let reader = responseReader();
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const next = () => {
        if (performance.now() < until) socket.write(requestOf(sent++), 'latin1');
        else socket.destroy();
      };
      socket.on('connect', next);
      socket.on('data', (bytes: Buffer) => {
        if (!reader.take(bytes)) return;
        answered++;
        if (reader.status() !== status) failed++;
        reader = responseReader();
        next();
      });
      socket.on('error', () => failed++);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, connection));
  return { answered, failed, seconds: (performance.now() - start) / 1000 };
}
