import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Received } from '../servers/response-reader.ts';

/** What identifies a page. The title names the tenant, the canonical URL the subject. */
export type Marks = { language: string; title: string; canonical: string };

/** The kinds of wrong responses. The first that applies is reported. */
export type Problem =
  | 'server error'
  | 'unexpected status'
  | 'incomplete'
  | 'more than its length'
  | 'not decodable'
  | 'cut'
  | 'doubled'
  | 'mixed up';

const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

export const marksOf = (html: string): Marks => ({
  language: first(html, /<html[^>]*\blang="([^"]+)"/),
  title: first(html, /<title[^>]*>([^<]*)</),
  canonical: first(html, /<link rel="canonical" href="([^"]+)"/),
});

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

/** The body as text; undefined if it does not decompress completely. */
export function textOf({ headers, body }: Pick<Received, 'headers' | 'body'>): string | undefined {
  try {
    const decode = DECODERS[headers.get('content-encoding') ?? ''];
    return (decode ? decode(body) : body).toString('utf8');
  } catch {
    return undefined;
  }
}

/** The problem of a response, whatever was requested; undefined if it has none. */
export function problemOf(received: Received): Problem | undefined {
  const { status, isComplete, surplus } = received;
  if (status >= 500) return 'server error';
  if (!isComplete) return 'incomplete';
  if (surplus > 0) return 'more than its length';
  if (status !== 200) return 'unexpected status';
  return textOf(received) === undefined ? 'not decodable' : undefined;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/**
 * The problem of the response to the request for a page, for example that it is another page;
 * undefined if it has none.
 */
export function pageProblem(
  received: Received,
  wanted: Marks,
  /** Text that the page must contain, such as the shopper's address in their own pages. */
  owner = '',
): Problem | undefined {
  const problem = problemOf(received);
  if (problem) return problem;
  const html = textOf(received) ?? '';
  if (count(html, '<html') > 1 || count(html, '</html>') > 1) return 'doubled';
  if (!html.trimEnd().endsWith('</html>')) return 'cut';
  const marks = marksOf(html);
  const isWanted =
    marks.language === wanted.language &&
    marks.title === wanted.title &&
    marks.canonical === wanted.canonical &&
    html.includes(owner);
  return isWanted ? undefined : 'mixed up';
}
