import { connect } from 'node:net';
import { responseReader } from '../../servers/response-reader.ts';

export type Asking = {
  port: number;
  /** Connections; each sends its next request as soon as its response is complete. */
  connections: number;
  seconds: number;
  /** The n-th request. */
  requestOf: (n: number) => string;
  /** Any other status is a failure; 200 by default. */
  status?: number | undefined;
};

export type Asked = { answered: number; failed: number; seconds: number };

/**
 * Sends requests as fast as the server answers, and only looks for the end of each response: a client
 * that did more would be saturated before the server, and the client would be measured.
 */
export async function askFast(asking: Asking): Promise<Asked> {
  const { port, connections, seconds, requestOf, status = 200 } = asking;
  const start = performance.now();
  const until = start + seconds * 1000;
  let asked = 0;
  let answered = 0;
  let failed = 0;
  const connection = () =>
    new Promise<void>((resolve) => {
      let reader = responseReader();
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const next = () => {
        if (performance.now() < until) socket.write(requestOf(asked++), 'latin1');
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
