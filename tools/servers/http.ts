import { request as httpRequest } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as sent, still encoded. */
  bytes: Uint8Array;
  /** The body as JSON, or undefined. */
  json: unknown;
};

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Drops the connection. */
  signal?: AbortSignal;
  /** The caller's IP address, any of the loopback's: limits count each network for itself. */
  from?: string;
};

/** The header with the client's IP address that Cloudflare sends to a Worker. On Node the socket has it. */
export const FROM_LOOPBACK = { 'cf-connecting-ip': '127.0.0.1' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends one request to a local server, with `host` only in the header, so that `*.localhost` need
 * not be resolved.
 */
export function ask(
  port: number,
  host: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        // A new connection for each request, because a server that refuses a body without reading
        // it closes the connection.
        agent: false,
        ...(options.from && { localAddress: options.from }),
        ...(options.signal && { signal: options.signal }),
        method: options.method ?? 'GET',
        headers: {
          ...FROM_LOOPBACK,
          ...(options.from && { 'cf-connecting-ip': options.from }),
          ...options.headers,
          // Node sends no length for DELETE, and the server would ignore the body.
          ...(options.body === undefined
            ? {}
            : { 'content-length': Buffer.byteLength(options.body) }),
          host: `${host}:${port}`,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString('utf8');
          const { headers, statusCode = 0 } = response;
          resolve({ status: statusCode, headers, text, bytes, json: parsed(text) });
        });
      },
    );
    request.on('error', reject);
    request.end(options.body);
  });
}
