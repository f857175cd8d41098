import { base64url } from 'jose';
import { base64, sha256 } from '../../crypto/digest.ts';
import type { CachedPage } from '../../platform/shared-pages.ts';
import { preloadLinks } from './preload-links.ts';

/** As much of a policy as the sources of inline scripts and styles may be. */
const LONGEST_SOURCES = 3000;

/** A part of the payload as the framework writes it into a document (rsc-html-stream). */
const PART = '(self.__FLIGHT_DATA||=[]).push(';
const PARTS =
  /<script nonce="([^"]*)">\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\("([\s\S]*?)"\)<\/script>/g;

/** React's marks of a part that failed to render: at once, and after the shell. */
const FAILED_PARTS = /<!--\$!-->|\$RX\("/;
/** The payload's row of an error, in a payload itself and in a document's string of it. */
const FAILED_ROW = /:E\{\\?"digest/;

const ELEMENTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Blocks of data are no scripts to a policy. */
const IS_DATA = /\btype="application\/(?:ld\+)?json"/;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

type Finished = { text: string; scripts: string; styles: string };

/**
 * Makes a rendered page one to keep: nothing of its answer's nonce is left, the payload's parts
 * stand together, and the inline scripts and styles that had the nonce are known by their hashes: what
 * the policy would have kept from running is not let run now. Undefined for what is not whole: a part
 * failed, the end is missing, or it is of a shape that this does not know.
 */
export async function finishPage(
  rendered: Uint8Array<ArrayBuffer>,
  { contentType, nonce, at }: { contentType: string; nonce: string; at: number },
): Promise<CachedPage | undefined> {
  const text = decoded(rendered);
  if (text === undefined) return undefined;
  const isDocument = contentType.startsWith('text/html');
  const finished = await (isDocument ? finishDocument(text, nonce) : finishPayload(text, nonce));
  if (finished === undefined) return undefined;
  const { scripts, styles } = finished;
  if (scripts.length + styles.length > LONGEST_SOURCES) return undefined;
  const body = encoder.encode(finished.text);
  const digest = base64url.encode(await sha256(body));
  const links = isDocument ? preloadLinks(finished.text) : '';
  return { body, contentType, digest, scripts, styles, links, at };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

/** What marks an inline script or style as the page's own. */
const markOf = (nonce: string): string => ` nonce="${nonce}"`;

/** Where a payload names the nonce, something as long stands for it: rows tell their length. */
function withoutNamed(text: string, nonce: string): string {
  const mark = markOf(nonce);
  const parts = text.split(mark);
  return parts.map((part) => part.replaceAll(nonce, '-'.repeat(nonce.length))).join(mark);
}

function finishPayload(text: string, nonce: string): Finished | undefined {
  if (FAILED_ROW.test(text)) return undefined;
  const clean = nonce === '' ? text : text.replaceAll(nonce, '-'.repeat(nonce.length));
  return { text: clean, scripts: '', styles: '' };
}

async function finishDocument(text: string, nonce: string): Promise<Finished | undefined> {
  if (!text.endsWith('</body></html>') || FAILED_PARTS.test(text)) return undefined;
  if (nonce === '') return { text, scripts: '', styles: '' };
  const joined = joinPayload(withoutNamed(text, nonce), nonce);
  if (joined === undefined) return undefined;
  const sources = await inlineSources(joined, nonce);
  return { text: joined.replaceAll(markOf(nonce), ''), ...sources };
}

/** The document with its payload in one script, where the last part of it stood. */
function joinPayload(text: string, nonce: string): string | undefined {
  const parts = [...text.matchAll(PARTS)].filter(([, own]) => own === nonce);
  // Bytes that are no text are written otherwise, and their order would be lost.
  if (parts.length !== text.split(PART).length - 1) return undefined;
  const last = parts.at(-1);
  if (!last) return text;
  const whole = parts.map(([, , part]) => part).join('');
  if (FAILED_ROW.test(whole)) return undefined;
  const before = text.slice(0, last.index).replaceAll(PARTS, '');
  const after = text.slice(last.index + last[0].length);
  return `${before}<script${markOf(nonce)}>${PART}"${asInScript(whole)}")</script>${after}`;
}

/** Nothing in a script's text may end it or begin a comment; where two parts meet, something may. */
const asInScript = (text: string): string =>
  text.replaceAll('<!--', '<\\!--').replaceAll(/<\/(script)/gi, '</\\$1');

/** The hashes of a document's own inline scripts and styles, as sources of a content policy. */
async function inlineSources(html: string, nonce: string) {
  const sources = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', text = ''] of html.matchAll(ELEMENTS)) {
    if (!attributes.includes(markOf(nonce))) continue;
    if (name === 'style') sources.style.add(await sourceOf(text));
    else if (!/\ssrc=/.test(attributes) && !IS_DATA.test(attributes)) {
      sources.script.add(await sourceOf(text));
    }
  }
  return { scripts: [...sources.script].join(' '), styles: [...sources.style].join(' ') };
}

const sourceOf = async (text: string): Promise<string> => `'sha256-${base64(await sha256(text))}'`;
