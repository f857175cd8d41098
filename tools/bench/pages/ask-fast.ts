import { connect } from 'node:net';

export type Asking = {
  port: number;
  /** Each asks for the next as soon as its answer is there. */
  connections: number;
  seconds: number;
  /** The request that is sent as the n-th. */
  requestOf: (n: number) => string;
  /** The status that is no failure. */
  status?: number | undefined;
};

export type Asked = { answered: number; failed: number; seconds: number };

const HEAD_END = '\r\n\r\n';
const CHUNKS_END = '\r\n0\r\n\r\n';

/** Finds the ends of answers that follow each other: the status of the one that has just ended. */
function answerReader(): (bytes: Buffer) => number | undefined {
  let head: Buffer | undefined;
  let status = 0;
  /** Bytes of the body still to come; of one in chunks only its end is known. */
  let left: number | undefined;
  let tail = '';
  const isEnd = (body: Buffer): boolean => {
    if (left !== undefined) {
      left -= body.length;
      return left <= 0;
    }
    tail = (tail + body.toString('latin1', Math.max(0, body.length - CHUNKS_END.length))).slice(
      -CHUNKS_END.length,
    );
    return tail === CHUNKS_END;
  };
  const readHead = (bytes: Buffer): Buffer | undefined => {
    head = head ? Buffer.concat([head, bytes]) : bytes;
    const end = head.indexOf(HEAD_END);
    if (end < 0) return undefined;
    const text = head.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    const body = head.subarray(end + HEAD_END.length);
    head = undefined;
    tail = '';
    status = Number(text.slice(9, 12));
    left = status === 304 ? 0 : length === undefined ? undefined : Number(length);
    return body;
  };
  return (bytes) => {
    const body = status === 0 ? readHead(bytes) : bytes;
    if (!body || !isEnd(body)) return undefined;
    const ended = status;
    status = 0;
    return ended;
  };
}

/**
 * Asks a server as fast as it answers, at less cost than any answer has: a client that does more
 * with it than find its end is busy before the server is, and what is measured then is the client.
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
      const read = answerReader();
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const next = () => {
        if (performance.now() < until) socket.write(requestOf(asked++), 'latin1');
        else socket.destroy();
      };
      socket.on('connect', next);
      socket.on('data', (bytes: Buffer) => {
        const ended = read(bytes);
        if (ended === undefined) return;
        answered++;
        if (ended !== status) failed++;
        next();
      });
      socket.on('error', () => failed++);
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: connections }, connection));
  return { answered, failed, seconds: (performance.now() - start) / 1000 };
}
