import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Kept, keepAnswer } from './kept-answers.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** Bytes over the wire, asked for with gzip; what came uncompressed is counted as it came. */
export type Weight = {
  html: number;
  htmlPlain: number;
  /** The scripts that the document names, with all that they import at once. */
  scripts: number;
  scriptFiles: number;
};

/** What an answer says, uncompressed. */
export function plainBody({ headers, body }: Pick<Kept, 'headers' | 'body'>): Buffer {
  const bytes = Buffer.from(body, 'base64');
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

const NAMED = /\/assets\/[\w.-]+\.js/g;
/** `import"./a.js"`, `from"./a.js"`; not `import("./a.js")`, which waits until it is needed. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

/** What a page weighs. */
export async function weigh(port: number, page: MeasuredPage): Promise<Weight> {
  const document = await keepAnswer(port, page, 'gzip');
  const html = plainBody(document);
  const files = [...new Set(html.toString().match(NAMED) ?? [])];
  let scripts = 0;
  for (const path of files) {
    const file = await keepAnswer(port, { name: path, path, others: [] }, 'gzip');
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
