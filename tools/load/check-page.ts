import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Received } from '../servers/response-reader.ts';

/** What a page says of itself: whose it is, in which language, and about what. */
export type Marks = { language: string; title: string; canonical: string };

/** How an answer can be wrong; the first one that holds. */
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

/** The body as text; undefined where it does not decompress whole. */
export function textOf({ headers, body }: Pick<Received, 'headers' | 'body'>): string | undefined {
  try {
    const decode = DECODERS[headers.get('content-encoding') ?? ''];
    return (decode ? decode(body) : body).toString('utf8');
  } catch {
    return undefined;
  }
}

/** How an answer fails as one, whatever it is about. */
export function problemOf(received: Received): Problem | undefined {
  const { status, isComplete, surplus } = received;
  if (status >= 500) return 'server error';
  if (!isComplete) return 'incomplete';
  if (surplus > 0) return 'more than its length';
  if (status !== 200) return 'unexpected status';
  return textOf(received) === undefined ? 'not decodable' : undefined;
}

const count = (text: string, part: string): number => text.split(part).length - 1;

/** How the answer to a request of a page is wrong: it is not whole, or not the page that was asked for. */
export function pageProblem(
  received: Received,
  wanted: Marks,
  /** What must stand in it, as the shopper's address does in their own pages. */
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
