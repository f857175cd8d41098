import { base64 } from '../../crypto/digest.ts';
import type { KeptPage } from '../../platform/shared-pages.ts';
import { preloadLinks } from './preload-links.ts';

/** As much of a policy as the sources of inline scripts and styles may be. */
const LONGEST_SOURCES = 3000;

/** A part of the payload as the framework writes it into a document (rsc-html-stream). */
const PART = '(self.__FLIGHT_DATA||=[]).push(';
const PARTS = /<script>\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a part that failed to render: at once, and after the shell. */
const FAILED_PARTS = /<!--\$!-->|\$RX\("/;
/** The payload's row of an error, in a payload itself and in a document's string of it. */
const FAILED_ROW = /:E\{\\?"digest/;

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Blocks of data are no scripts to a policy. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

/**
 * Makes a rendered page one to keep: nothing of its answer's nonce is left, the payload's parts
 * stand together, and its inline scripts and styles are known by their hashes. Undefined for what is
 * not whole: a part failed, the end is missing, or it is of a shape that this does not know.
 */
export async function finishPage(
  rendered: Uint8Array<ArrayBuffer>,
  { contentType, nonce, at }: { contentType: string; nonce: string; at: number },
): Promise<KeptPage | undefined> {
  const text = decoded(rendered);
  if (text === undefined) return undefined;
  const isDocument = contentType.startsWith('text/html');
  const finished = isDocument ? finishDocument(text, nonce) : finishPayload(text, nonce);
  if (finished === undefined) return undefined;
  const { scripts, styles } = await inlineSources(isDocument ? finished : '');
  if (scripts.length + styles.length > LONGEST_SOURCES) return undefined;
  const body = encoder.encode(finished);
  const digest = base64url(await sha256(body));
  const links = isDocument ? preloadLinks(finished) : '';
  return { body, contentType, digest, scripts, styles, links, at };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Where a payload names the nonce, something as long stands for it: rows tell their length. */
function withoutNonce(text: string, nonce: string): string {
  if (nonce === '') return text;
  return text.replaceAll(` nonce="${nonce}"`, '').replaceAll(nonce, '-'.repeat(nonce.length));
}

const finishPayload = (text: string, nonce: string): string | undefined =>
  FAILED_ROW.test(text) ? undefined : withoutNonce(text, nonce);

function finishDocument(text: string, nonce: string): string | undefined {
  if (!text.endsWith('</body></html>') || FAILED_PARTS.test(text)) return undefined;
  const clean = withoutNonce(text, nonce);
  const parts = [...clean.matchAll(PARTS)];
  // Bytes that are no text are written otherwise, and their order would be lost.
  if (parts.length !== clean.split(PART).length - 1) return undefined;
  const last = parts.at(-1);
  if (!last) return clean;
  const payload = parts.map(([, part]) => part).join('');
  if (FAILED_ROW.test(payload)) return undefined;
  const after = last.index + last[0].length;
  const before = clean.slice(0, last.index).replaceAll(PARTS, '');
  return `${before}<script>${PART}"${asInScript(payload)}")</script>${clean.slice(after)}`;
}

/** Nothing in a script's text may end it or begin a comment; where two parts meet, something may. */
const asInScript = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');

/** The hashes of a document's inline scripts and styles, as sources of a content policy. */
async function inlineSources(html: string): Promise<{ scripts: string; styles: string }> {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (name === 'style') sources.style.add(await sourceOf(text));
    else if (!/\ssrc=/.test(attributes) && !IS_DATA.test(attributes)) {
      sources.script.add(await sourceOf(text));
    }
  }
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') };
}

const sourceOf = async (text: string): Promise<string> =>
  `'sha256-${base64(await sha256(encoder.encode(text)))}'`;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const base64url = (bytes: Uint8Array<ArrayBuffer>): string =>
  base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
