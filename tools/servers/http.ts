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

export type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** The client's address, which Cloudflare sends to a Worker; Node takes it from the socket. */
export const FROM_HERE = { 'cf-connecting-ip': '127.0.0.1' };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one request to a local server with any `Host`, so that `*.localhost` needs no name service. */
export function ask(port: number, host: string, path: string, asked: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        // A connection of its own: a server that refuses a body unread closes the connection.
        agent: false,
        method: asked.method ?? 'GET',
        headers: {
          ...FROM_HERE,
          ...asked.headers,
          // Node leaves out the length for DELETE; then the body would be ignored.
          ...(asked.body === undefined ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
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
    request.end(asked.body);
  });
}
