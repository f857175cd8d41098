import { request } from 'node:http';
import type { Encoding, MeasuredPage } from './measured-pages.ts';
import { headersOf } from './visitors.ts';

/** A response as it was sent. */
export type RecordedResponse = {
  path: string;
  encoding: Encoding;
  status: number;
  headers: Record<string, string>;
  /** Base64 of the compressed bytes. */
  body: string;
};

/** Headers that are not recorded. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'date',
]);

/** Requests a page and records its response, still compressed. */
export function recordResponse(
  port: number,
  page: MeasuredPage,
  encoding: Encoding,
): Promise<RecordedResponse> {
  const headers = headersOf(page, port, encoding);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: page.path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const recorded = Object.entries(response.headers).filter(
          ([name]) => !CONNECTION_HEADERS.has(name),
        );
        resolve({
          path: page.path,
          encoding,
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(recorded.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString('base64'),
        });
      });
    })
      .on('error', reject)
      .end();
  });
}
