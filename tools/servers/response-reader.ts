/** An HTTP/1.1 response as read from a connection. The body is still encoded. */
export type Received = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  /** Whether the response was read to the end that its framing defines. */
  isComplete: boolean;
  /** Bytes after that end. */
  surplus: number;
};

type Part = 'head' | 'length' | 'until-closed' | 'chunk-size' | 'chunk' | 'trailer' | 'end';

const LINE = '\r\n';

/**
 * Reads one response. `onBody` gets the body's bytes as they arrive, without their framing. Finding the
 * end is cheap, so that a client that needs only the end is never busier than the server.
 */
export function responseReader(onBody: (bytes: Buffer) => void = () => {}) {
  let waiting: Buffer = Buffer.alloc(0);
  let part: Part = 'head';
  /** The remaining bytes of the body, or of the chunk and the line break after it. */
  let bytesLeft = 0;
  let status = 0;
  let head = '';
  const body: Buffer[] = [];

  const keep = (bytes: Buffer) => {
    if (bytes.length === 0) return;
    body.push(bytes);
    onBody(bytes);
  };
  const take = (count: number): Buffer => {
    const taken = waiting.subarray(0, count);
    waiting = waiting.subarray(count);
    return taken;
  };
  const takeLine = (): string | undefined => {
    const end = waiting.indexOf(LINE);
    return end < 0
      ? undefined
      : take(end + LINE.length)
          .toString('latin1')
          .slice(0, -LINE.length);
  };

  const readHead = (): boolean => {
    const end = waiting.indexOf(LINE + LINE);
    if (end < 0) return false;
    head = take(end + 2 * LINE.length).toString('latin1');
    status = Number(head.split(' ', 2)[1]);
    part = framing();
    return true;
  };
  const framing = (): Part => {
    // An interim response, such as early hints.
    if (status >= 100 && status < 200) return 'head';
    if (status === 204 || status === 304) return 'end';
    if (/\r\ntransfer-encoding: *chunked *\r/i.test(head)) return 'chunk-size';
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) return 'until-closed';
    bytesLeft = Number(length);
    return bytesLeft === 0 ? 'end' : 'length';
  };
  const readLength = (): boolean => {
    const taken = take(bytesLeft);
    bytesLeft -= taken.length;
    keep(taken);
    if (bytesLeft === 0) part = 'end';
    return taken.length > 0;
  };
  const readChunkSize = (): boolean => {
    const line = takeLine();
    if (line === undefined) return false;
    bytesLeft = Number.parseInt(line, 16) + LINE.length;
    part = bytesLeft === LINE.length ? 'trailer' : 'chunk';
    return true;
  };
  const readChunk = (): boolean => {
    const taken = take(bytesLeft);
    keep(taken.subarray(0, Math.max(0, bytesLeft - LINE.length)));
    bytesLeft -= taken.length;
    if (bytesLeft === 0) part = 'chunk-size';
    return taken.length > 0;
  };
  const readTrailer = (): boolean => {
    const line = takeLine();
    if (line === '') part = 'end';
    return line !== undefined && line !== '';
  };
  const readUntilClosed = (): boolean => {
    keep(take(waiting.length));
    return false;
  };
  const readers: Record<Part, () => boolean> = {
    head: readHead,
    length: readLength,
    'until-closed': readUntilClosed,
    'chunk-size': readChunkSize,
    chunk: readChunk,
    trailer: readTrailer,
    end: () => false,
  };

  return {
    status: () => status,
    /** Takes received bytes. Returns true once the response is complete. */
    take: (bytes: Buffer): boolean => {
      waiting = waiting.length === 0 ? bytes : Buffer.concat([waiting, bytes]);
      while (readers[part]());
      return part === 'end';
    },
    /** The response received so far; `isClosed` if the connection has ended. */
    received: ({ isClosed = false } = {}): Received => ({
      status,
      headers: headersOf(head),
      body: Buffer.concat(body),
      isComplete: part === 'end' || (part === 'until-closed' && isClosed),
      surplus: part === 'end' ? waiting.length : 0,
    }),
  };
}

function headersOf(head: string): Map<string, string> {
  const [, ...lines] = head.trimEnd().split(LINE);
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
