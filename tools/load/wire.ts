import { connect, type Socket } from 'node:net';
import { type Received, responseReader } from '../servers/response-reader.ts';

/** A request to send. */
export type WireRequest = {
  method?: string;
  host: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/** The reading behaviour of a client. */
export type Manner = {
  /** Bytes per second; unlimited by default. */
  speed?: number;
  /** Aborts after this number of bytes of the response. */
  abortsAfter?: number;
};

/**
 * Milliseconds from the request to the first byte of the body, the end of the page's shell (only of
 * an uncompressed body), and the last byte.
 */
export type Phases = { firstByte: number; shell?: number; lastByte: number };

export type Outcome =
  | { kind: 'answered'; received: Received; phases: Phases }
  | { kind: 'aborted' }
  /**
   * No connection, no first byte, or silence for a minute. A response that breaks off later is
   * `answered`; its `isComplete` tells.
   */
  | { kind: 'failed'; why: string };

/** If the server sends nothing for this time, the request has failed. */
const SILENCE_MS = 60_000;
/** Marks the end of a page's shell, its head and header. */
const SHELL = '<main';

export const open = (port: number): Socket => connect({ port, host: '127.0.0.1', noDelay: true });

function textOf({ method = 'GET', host, path, headers = {}, body }: WireRequest): string {
  const all: Record<string, string> = { host, ...headers };
  if (body !== undefined) all['content-length'] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Sends a request over an open connection and reads the response as `manner` says. */
export function ask(
  socket: Socket,
  wire: WireRequest,
  { speed, abortsAfter }: Manner = {},
): Promise<Outcome> {
  const start = performance.now();
  const since = () => performance.now() - start;
  let firstByte: number | undefined;
  let shell: number | undefined;
  let tail = '';
  const reader = responseReader((bytes) => {
    firstByte ??= since();
    if (shell !== undefined) return;
    const text = tail + bytes.toString('latin1');
    if (text.includes(SHELL)) shell = since();
    tail = text.slice(-SHELL.length);
  });
  return new Promise((resolve) => {
    let bytesRead = 0;
    let pause: NodeJS.Timeout | undefined;
    const finish = (outcome: Outcome) => {
      clearTimeout(pause);
      socket.removeAllListeners().setTimeout(0);
      // A later error of the connection without a listener would end the process.
      socket.on('error', () => {});
      if (outcome.kind !== 'answered') socket.destroy();
      // The end of a connection is only noticed while it is read.
      else socket.resume();
      resolve(outcome);
    };
    const answered = (isClosed: boolean) => {
      const lastByte = since();
      const phases = { firstByte: firstByte ?? lastByte, shell, lastByte };
      finish({ kind: 'answered', received: reader.received({ isClosed }), phases });
    };
    socket.on('data', (bytes: Buffer) => {
      bytesRead += bytes.length;
      const isAtEnd = reader.take(bytes);
      if (abortsAfter !== undefined && bytesRead >= abortsAfter) return finish({ kind: 'aborted' });
      if (isAtEnd) return answered(false);
      const early = speed ? (bytesRead / speed) * 1000 - since() : 0;
      if (early > 0) {
        socket.pause();
        pause = setTimeout(() => socket.resume(), early);
      }
    });
    const broken = (why: string) =>
      bytesRead > 0 ? answered(true) : finish({ kind: 'failed', why });
    socket.on('error', (error) => broken(error.message));
    socket.on('close', () => broken('closed unanswered'));
    socket.setTimeout(SILENCE_MS, () => finish({ kind: 'failed', why: 'silent for a minute' }));
    socket.write(textOf(wire));
    socket.resume();
  });
}
