import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MeasuredPage } from './measured-pages.ts';
import { type RecordedResponse, recordResponse } from './recorded-responses.ts';

/** Bytes as sent for `Accept-Encoding: gzip`. Uncompressed responses count with their full size. */
export type Weight = {
  html: number;
  /** The HTML, decompressed. */
  htmlPlain: number;
  /** The scripts of the document, with all their static imports. */
  scripts: number;
  /** The number of those scripts. */
  scriptFiles: number;
};

/** The body of a response, decompressed. */
export function plainBody({ headers, body }: Pick<RecordedResponse, 'headers' | 'body'>): Buffer {
  const bytes = Buffer.from(body, 'base64');
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Scripts that a document names. */
const NAMED = /\/assets\/[\w.-]+\.js/g;
/** Static imports (`import"./a.js"`, `from"./a.js"`), not `import("./a.js")`. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

/** The weight of a page. */
export async function weigh(port: number, page: MeasuredPage): Promise<Weight> {
  const document = await recordResponse(port, page, 'gzip');
  const html = plainBody(document);
  const files = [...new Set(html.toString().match(NAMED) ?? [])];
  let scripts = 0;
  for (const path of files) {
    const file = await recordResponse(port, { name: path, path, others: [] }, 'gzip');
    if (file.status !== 200) throw new Error(`${path} answered ${file.status}`);
    scripts += Buffer.from(file.body, 'base64').byteLength;
    const imported = [...plainBody(file).toString().matchAll(IMPORTED)];
    for (const [, name] of imported) {
      if (!files.includes(`/assets/${name}`)) files.push(`/assets/${name}`);
    }
  }
  return {
    html: Buffer.from(document.body, 'base64').byteLength,
    htmlPlain: html.byteLength,
    scripts,
    scriptFiles: files.length,
  };
}
